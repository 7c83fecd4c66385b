/** Every word a person reads: Fluent texts of the chosen language, and the arguments that the server sends. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../api/types";

export type Args = Record<string, Arg>;
export type NameOf = (seat: number) => string | null;

export const LANGUAGES = ["en", "pt-BR", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const FORMS = ["the", "a", "of", "to", "in", "plural", "feminine"];

/** A text with a capital, to stand by itself. */
export function capital(value: FluentVariable | undefined): string {
  const text = String(value ?? "");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** English lists have no comma before the "and", as the texts themselves. */
const listed = (language: Language): string => (language === "en" ? "en-GB" : language);

class Speech {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private lists = new Intl.ListFormat(listed("en"));
  private numbers = new Intl.NumberFormat("en");
  /** Ids that were asked for and are missing; the tests look at it. */
  readonly missing = new Set<string>();

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** Speak a language from now on. */
  use(language: Language, sources: string[]): void {
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { CAPITAL: ([text]) => capital(text as FluentVariable) },
    });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.lists = new Intl.ListFormat(listed(language));
    this.numbers = new Intl.NumberFormat(language);
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Say whether there is a message. */
  knows(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** Say a message in the chosen language. */
  say(id: string, args: Args = {}, nameOf: NameOf = () => null): string {
    const bundle = this.bundle;
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) {
      if (bundle) this.missing.add(id);
      return id;
    }
    const variables: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) this.bind(variables, name, arg, nameOf);
    return bundle.formatPattern(message.value, variables, []);
  }

  /** How a game at the table puts messages of the server, if it has better words than they. */
  rewording = $state.raw<((message: Message) => Message) | null>(null);

  /** Say a message of the server. */
  tell(message: Message, nameOf: NameOf = () => null): string {
    const { id, args } = this.rewording?.(message) ?? message;
    return this.say(id, args, nameOf);
  }

  /** Write a number, with a true minus. */
  number(value: number): string {
    return this.numbers.format(value).replace("-", "−");
  }

  /** Say an argument by itself. */
  arg(arg: Arg, nameOf: NameOf = () => null): string {
    if (typeof arg === "number") return this.number(arg);
    if (typeof arg === "string") return arg;
    if (Array.isArray(arg)) return this.lists.format(arg.map((one) => this.arg(one, nameOf)));
    if ("seat" in arg) return nameOf(arg.seat) ?? this.say("seat-name", { number: arg.seat + 1 });
    if ("message" in arg) return this.say(arg.message, {}, nameOf);
    return this.tell(arg.say, nameOf);
  }

  private bind(variables: Record<string, FluentVariable>, name: string, arg: Arg, nameOf: NameOf): void {
    if (typeof arg === "number") {
      variables[name] = arg;
      return;
    }
    const text = this.arg(arg, nameOf);
    variables[name] = text;
    if (typeof arg !== "object" || Array.isArray(arg) || !("message" in arg)) return;
    const attributes = this.bundle?.getMessage(arg.message)?.attributes ?? {};
    for (const form of FORMS) variables[`${name}-${form}`] = this.form(attributes[form], text);
    variables[`${name}-gender`] = this.form(attributes["gender"], "other");
  }

  private form(pattern: Parameters<FluentBundle["formatPattern"]>[0] | undefined, usual: string): string {
    return pattern === undefined ? usual : (this.bundle?.formatPattern(pattern, {}, []) ?? usual);
  }
}

export const speech = new Speech();

/** Say one of the page's own messages: its id begins with `web-` and is always written out, so that tests find it. */
export function say(id: string, args: Args = {}): string {
  return speech.say(id, args);
}
