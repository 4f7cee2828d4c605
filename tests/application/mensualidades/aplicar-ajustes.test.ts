import { abono, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { aplicarAjustes } from '@/application/mensualidades/aplicar-ajustes';
import { ajustarPorEgreso } from '@/domain/mensualidades/ajuste-por-egreso';

const ajustes = ajustarPorEgreso(
  [
    mensualidad({ id: 1, version: 4 }),
    mensualidad({ id: 2, periodo: '2026-12' }),
    mensualidad({ id: 3, periodo: '2027-01', abonos: [abono({ valor: 10 })] }),
  ],
  { ingreso: '2026-01-10', egreso: '2026-11-15' },
);

describe('aplicar los ajustes de un egreso', () => {
  it('cambia cada una sobre la versión que se veía, y una que falla no detiene las demás', async () => {
    const roto = new Error('roto');
    const actualizar = vi.fn(async (id: string | number) => {
      if (id === 2) throw roto;
      return mensualidad({ id });
    });
    const { hechos, fallos } = await aplicarAjustes({ actualizar, ajustar: vi.fn() })(ajustes);
    expect(actualizar.mock.calls).toEqual(
      ajustes.map((ajuste) => [ajuste.mensualidad.id, ajuste.cambios, ajuste.mensualidad]),
    );
    expect(ajustes[0]?.cambios).toMatchObject({ descuento: 425_000, version: 4 });
    expect(hechos.map(({ guardada }) => guardada.id)).toEqual([1, 3]);
    expect(fallos).toEqual([{ ajuste: ajustes[1], error: roto }]);
  });

  it('la de un mes cerrado no se cambia: lo que se le quita es un ajuste de hoy', async () => {
    const [actualizar, ajustar] = [vi.fn(), vi.fn(async () => mensualidad())];
    const suyas = [
      mensualidad({ version: 4 }),
      mensualidad({ id: 7, abonos: [abono({ valor: 850_000 })], estado: 'PAGADA' }),
    ];
    const estancia = { ingreso: '2026-01-10', egreso: '2026-11-15', ultimoCerrado: '2026-11' };
    const { hechos, fallos } = await aplicarAjustes({ actualizar, ajustar })(
      ajustarPorEgreso(suyas, estancia),
    );
    expect(actualizar).not.toHaveBeenCalled();
    expect(ajustar.mock.calls).toEqual([
      [
        9,
        { valor: 425_000, motivo: expect.stringMatching(/^Egreso el dom 15 nov 2026: .* 15 de 30 días/) },
        { clave: 'egreso-9-4-425000' },
      ],
    ]);
    expect([hechos.length, fallos]).toEqual([1, []]);
  });
});
