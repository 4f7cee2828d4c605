/** Text kept in this browser. A store that is full, disabled or broken never throws: it forgets. */
export interface Almacen {
  leer(clave: string): string | null;
  /** False when it could not be kept. */
  guardar(clave: string, valor: string): boolean;
  quitar(clave: string): void;
}
