import { describe, expect, it } from 'vitest';
import { esquemaExportacionHecha } from '@/domain/actividad/actividad';
import { armarRecaudo } from '@/domain/mensualidades/recaudo';
import { CAMPOS_SEDE } from '@/domain/sedes/campos-sede';
import { prepararRecaudo } from '@/ui/panel/financiero/recaudo/exportar-recaudo';

const RECAUDO = armarRecaudo({ desde: '2026-11-01', hasta: '2026-11-30' }, [], {
  devueltos: [],
  fuera: null,
});

describe('el archivo del recaudo', () => {
  it('se llama como sus días y, si es de una sede, como ella', () => {
    expect(prepararRecaudo(RECAUDO, undefined).nombre).toBe('recaudo-2026-11-01-a-2026-11-30');
    expect(prepararRecaudo(RECAUDO, 'Casa Bello').nombre).toBe('recaudo-2026-11-01-a-2026-11-30-casa-bello');
  });

  it('con el nombre de sede más largo cabe en la historia, sin la que no se exporta', () => {
    const { nombre } = prepararRecaudo(RECAUDO, 'a'.repeat(CAMPOS_SEDE.nombre.max));
    expect(esquemaExportacionHecha.safeParse({ archivo: `${nombre}.xlsx`, filas: 0 }).success).toBe(true);
  });
});
