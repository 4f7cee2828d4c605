/** Changes of page that leave nothing of the old one in memory. */
export interface Navegacion {
  recargarHacia(ruta: string): void;
}
