export interface ContrasenasComunes {
  /** Whether it is among those that everybody tries first. */
  esComun(contrasena: string): Promise<boolean>;
}
