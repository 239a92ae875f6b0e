extension ContactSheet {
  /// The page's style, for light and dark, from a narrow phone to a wide desk.
  static let style = """
    :root { color-scheme: light dark; --paper: #f7f6f3; --card: #fff; --ink: #1b1b1d; --soft: #63636a;
      --line: #e2e0da; --link: #0b5cad; --error: #b3261e; --warning: #8a5a00; --note: #37618e;
      --error-tint: #fdeceb; --warning-tint: #fcf2dd; --note-tint: #e9f0f8; --clean: #20703c;
      --shadow: 0 1px 2px rgb(0 0 0 / .06), 0 6px 20px rgb(0 0 0 / .07) }
    @media (prefers-color-scheme: dark) { :root { --paper: #151517; --card: #1f1f22; --ink: #ededf0;
      --soft: #a2a2aa; --line: #303035; --link: #7db8f5; --error: #ff9d94; --warning: #eebf63;
      --note: #9cc3ee; --error-tint: #3b1f1d; --warning-tint: #362a12; --note-tint: #1b2a3a;
      --clean: #7fd39b; --shadow: 0 1px 2px rgb(0 0 0 / .5), 0 6px 20px rgb(0 0 0 / .35) } }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Inter, sans-serif }
    h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0 }
    ul, ol { list-style: none }
    a { color: var(--link); text-underline-offset: .15em }
    a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 6px }
    small { font-size: .8125rem; font-weight: 400; letter-spacing: 0; color: var(--soft) }
    code { font: .875em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
    .skip { position: absolute; left: -100vw }
    .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--card); z-index: 1 }
    .aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    header, .page { max-width: 100rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem) }
    header { padding-top: clamp(1.5rem, 5vw, 3.5rem); padding-bottom: 1.5rem }
    .kind { font-size: .8125rem; font-weight: 600; letter-spacing: .04em; color: var(--soft) }
    h1 { font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; font-weight: 700; letter-spacing: -.02em }
    .tally { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: .75rem; color: var(--soft) }
    .tally .error, .tally .warning, .tally .note, .tally .clean { font-weight: 600 }
    .error { --tone: var(--error); --tint: var(--error-tint) }
    .warning { --tone: var(--warning); --tint: var(--warning-tint) }
    .note { --tone: var(--note); --tint: var(--note-tint) }
    .clean { --tone: var(--clean) }
    .tally li[class] { color: var(--tone) }
    nav { padding: .25rem 0 1rem }
    nav a { display: inline-flex; align-items: center; gap: .4rem; padding: .2rem .65rem; color: var(--ink);
      text-decoration: none; border-radius: 999px }
    nav a:hover { background: var(--line) }
    nav .store { font-weight: 600; padding-left: 0; padding-right: 0 }
    nav .store:hover { background: none; text-decoration: underline }
    nav ul ul { display: flex; flex-wrap: wrap; gap: .25rem; margin: .1rem 0 .75rem }
    nav ul ul a { font-size: .875rem; border: 1px solid var(--line); background: var(--card) }
    .dot { flex: none; width: .5rem; height: .5rem; border-radius: 50%; background: var(--tone) }
    section { scroll-margin-top: 1rem }
    h2 { font-size: 1.625rem; line-height: 1.2; letter-spacing: -.015em; padding-top: 1.5rem;
      border-top: 1px solid var(--line) }
    h3 { font-size: 1.1875rem; line-height: 1.3; padding-top: 2rem }
    h3 code { font-weight: 400; color: var(--soft); padding-left: .25rem }
    h4 { font-size: .9375rem; font-weight: 600; padding: 1rem 0 .75rem }
    main > section + section { margin-top: 3.5rem }
    .lead, .none { color: var(--soft); padding: .25rem 0 1rem }
    .set, .row { display: flex; flex-wrap: wrap; gap: 1.5rem 1rem; align-items: flex-start }
    .card { flex: none; width: calc(50% - .5rem); max-width: 13.5rem; scroll-margin-top: 1rem }
    .card.wide { width: 100%; max-width: 27rem }
    .row .card { width: calc(33.3% - .67rem); max-width: 8rem }
    .row .card.wide { width: calc(50% - .5rem); max-width: 15rem }
    .card a { display: block; border-radius: .75rem }
    .card img { display: block; width: 100%; height: auto; border-radius: .75rem; background: var(--line);
      box-shadow: 0 0 0 1px var(--line), var(--shadow); color: var(--soft); font-size: .8125rem }
    .card.error img, .card.warning img { box-shadow: 0 0 0 2px var(--tone), var(--shadow) }
    .card:target img { box-shadow: 0 0 0 4px var(--link) }
    figcaption { padding-top: .6rem; font-size: .8125rem; line-height: 1.4 }
    .row figcaption { text-align: center; color: var(--soft) }
    .shot { font-size: .9375rem; font-weight: 600 }
    .place { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; padding-right: .15rem }
    dl { color: var(--soft); padding-top: .15rem }
    dl div { display: flex; flex-wrap: wrap; gap: 0 .4rem }
    dt::after { content: "" }
    dd { color: var(--ink) }
    .findings { display: grid; gap: .5rem; margin-top: .6rem; font-size: .8125rem; line-height: 1.4 }
    .findings li { padding: .5rem .65rem; border-radius: .5rem; background: var(--tint) }
    .findings b, .findings code { color: var(--tone) }
    .findings .hint, .findings .where { color: var(--soft) }
    .apart .findings { font-size: .9375rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)) }
    .apart .findings li { padding: .75rem 1rem }
    @media (min-width: 64rem) {
      .page { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 2.5rem; padding-bottom: 5rem }
      nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1.5rem 0 }
      nav ul ul { display: block; margin-bottom: 1.25rem }
      nav ul ul a { border-color: transparent; background: none; margin-left: -.65rem }
    }

    """
}
