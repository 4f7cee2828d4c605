/**
 * EXAMPLE DATA, as the rest of what the foundation says of itself: for narrow places, the sidebar and the title of the tab. By
 * itself, because the staff's screens say nothing else of it.
 */
export const NOMBRE_CORTO = 'Fundación Ejemplo';
