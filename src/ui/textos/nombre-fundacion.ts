/** EXAMPLE DATA, as the rest of what is said of the foundation. Apart: the panel needs its name and nothing else. */
export const NOMBRE_FUNDACION = {
  nombre: 'Fundación Ejemplo de Esperanza',
  /** For narrow places: the sidebar, the title of the tab. */
  nombreCorto: 'Fundación Ejemplo',
} as const;
