import type { Formato } from '@/domain/formatos/formato';
import type { Unicidad } from '@/domain/shared/integridad';

/** A template is rewritten in one place at a time. */
export const UN_BORRADOR: Unicidad<Pick<Formato, 'codigo' | 'estado'>> = {
  nombre: 'formatos_un_borrador',
  repite: (uno, otro) =>
    uno.codigo === otro.codigo && uno.estado === 'BORRADOR' && otro.estado === 'BORRADOR',
  campo: 'codigo',
  mensaje: 'Esta plantilla ya tiene un borrador: continúe en él o descártelo',
};
