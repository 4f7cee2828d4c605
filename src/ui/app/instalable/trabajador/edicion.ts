/** The pages of an address, each with the script that it runs: a page of another release runs another. */
type Paginas = Readonly<Record<string, string>>;

/** What the build made, as the worker needs to know it. Every address is a path. */
export interface Edicion {
  /** Changes with anything in it. */
  version: string;
  /** The site and the sign-in: what any visitor can read without a network. */
  publicas: Paginas;
  /** Those of them that say where to send money. */
  conNumeros: readonly string[];
  /** What the public pages run and look like. */
  archivos: readonly string[];
  /** Addresses of the services, which the worker never answers for. */
  servicios: readonly string[];
  panel: { paginas: Paginas; archivos: readonly string[] };
}
