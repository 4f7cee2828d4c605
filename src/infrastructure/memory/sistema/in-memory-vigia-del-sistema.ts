import type { EjemplosDelPanel } from '@/application/sistema/ejemplos-del-panel.port';
import type { VigiaDelSistema } from '@/application/sistema/vigia-del-sistema.port';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

/** In the memory of one page there is no disk, mail nor backup to look at. */
export const inMemoryVigiaDelSistema: VigiaDelSistema = {
  mirar: async () => null,
  probarCorreo: async () => null,
  ensayar: async () => {
    throw errorConflicto('No hay una copia de seguridad que este servidor pueda leer');
  },
};

const SIN_EJEMPLOS =
  'En la demostración todas las personas son inventadas: no hay ejemplos que cargar ni borrar';

/** Where everybody is invented there is nobody to tell them from. */
export const inMemoryEjemplosDelPanel: EjemplosDelPanel = {
  ejemplos: async () => null,
  cargarEjemplos: async () => {
    throw errorConflicto(SIN_EJEMPLOS);
  },
  borrarEjemplos: async () => {
    throw errorConflicto(SIN_EJEMPLOS);
  },
};
