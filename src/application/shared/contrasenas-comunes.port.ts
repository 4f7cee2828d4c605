export interface ContrasenasComunes {
  /** Whether it is among those that everybody tries first. */
  esComun(contrasena: string): Promise<boolean>;
  /** How the foundation is called now: whoever tries passwords knows it. */
  nombreFundacion(): Promise<string>;
}
