import { relojEn } from '@tests/application/dobles/reloj';
import { unEmisor } from '@tests/builders/un-recibo';
import { cajaDe } from '@tests/contracts/apoyo/caja';
import { HOY } from '@tests/domain/ejemplos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abonosVigentes, saldoDe, totalAbonado } from '@/domain/mensualidades/saldo';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { sumarDias } from '@/domain/shared/fechas';
import { crearInMemoryFinanzas } from '@/infrastructure/memory/mensualidades/in-memory-finanzas';
import { crearInMemoryLibroDeAbonos } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-abonos';
import { crearInMemorySaldosAFavor } from '@/infrastructure/memory/mensualidades/in-memory-saldos-a-favor';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

const VALOR = 1_000_000;
const CUANTAS = 3;
const CUAL = fc.nat({ max: CUANTAS - 1 });
const PASO = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      tipo: fc.constant('abonar' as const),
      cual: CUAL,
      valor: fc.oneof(fc.integer({ min: 1, max: 400_000 }), fc.integer({ min: 1, max: 2 * VALOR })),
      haceDias: fc.integer({ min: -1, max: 60 }),
      medio: fc.constantFrom('EFECTIVO' as const, 'NEQUI' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ tipo: fc.constant('anular' as const), cual: CUAL, abono: fc.nat({ max: 12 }) }),
  },
);
type Paso = typeof PASO extends fc.Arbitrary<infer T> ? T : never;

const fundacion = { leer: async () => unEmisor() };

const abrir = () => {
  const base = crearBaseMemoria({ reloj: relojEn(), quien: () => 'caja@fundacion.example' });
  const participante = base.participantes.insertar({ nombre: 'Ana', telefono: '3001234567' });
  const descuentos = [0, 100_000, 999_999];
  const mensualidades = descuentos.map((descuento, i) =>
    base.mensualidades.insertar({
      participante_id: participante.id,
      valor: VALOR,
      descuento,
      periodo: `2026-0${i + 1}`,
      fecha_vencimiento: `2026-0${i + 1}-05`,
    }),
  );
  return {
    base,
    ids: mensualidades.map(({ id }) => id),
    caja: cajaDe(
      {
        abonos: crearInMemoryLibroDeAbonos(base, fundacion),
        saldosAFavor: crearInMemorySaldosAFavor(base, fundacion),
      },
      relojEn(),
    ),
    finanzas: crearInMemoryFinanzas(base),
  };
};

const dar = async ({ caja, ids, base }: ReturnType<typeof abrir>, paso: Paso): Promise<void> => {
  const id = ids[paso.cual] ?? 0;
  try {
    if (paso.tipo === 'anular') {
      const abonos = base.mensualidades.obtener(id)?.abonos ?? [];
      await caja.anular(id, abonos[paso.abono % Math.max(1, abonos.length)]?.id ?? 999, 'Se digitó mal');
    } else {
      const { valor, medio, haceDias } = paso;
      await caja.registrar(id, { fecha: sumarDias(HOY, -haceDias), valor, medio, referencia: 'r' });
    }
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
  }
};

describe('los libros cuadran tras cualquier serie de abonos y anulaciones', () => {
  it('saldo = valor - descuento - abonos vivos, nunca negativo; recibos únicos y crecientes; recaudo = abonos vivos', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(PASO, { maxLength: 40 }), async (pasos) => {
        const mundo = abrir();
        for (const paso of pasos) await dar(mundo, paso);
        const todas = mundo.base.mensualidades.todas();
        for (const m of todas) {
          expect(saldoDe(m)).toBe(m.valor - m.descuento - totalAbonado(m.abonos));
          expect(saldoDe(m)).toBeGreaterThanOrEqual(0);
          const recibos = m.abonos.map(({ recibo }) => Number(recibo));
          expect(recibos).toEqual([...recibos].sort((a, b) => a - b));
        }
        const recibos = todas.flatMap((m) => m.abonos.map(({ recibo }) => Number(recibo)));
        expect([...recibos].sort((a, b) => a - b)).toEqual(recibos.map((_, i) => i + 1));

        const vivos = todas.flatMap((m) => abonosVigentes(m.abonos));
        const rango = { desde: sumarDias(HOY, -20), hasta: HOY };
        const recaudo = await mundo.finanzas.recaudo(rango);
        const enRango = vivos.filter((a) => a.fecha >= rango.desde && a.fecha <= rango.hasta);
        expect(recaudo?.total).toBe(enRango.reduce((suma, a) => suma + a.valor, 0));
        expect(recaudo?.cantidad).toBe(enRango.length);
        expect(recaudo?.dias.reduce((suma, dia) => suma + dia.total, 0)).toBe(recaudo?.total);

        const cartera = await mundo.finanzas.cartera({ pagina: 1, limite: 10 });
        expect(cartera?.saldo).toBe(todas.reduce((suma, m) => suma + saldoDe(m), 0));
        const estado = await mundo.finanzas.estadoDeCuenta(1);
        expect(estado).toMatchObject({
          facturado: (estado?.abonado ?? 0) + (estado?.saldo ?? 0),
          saldo: cartera?.saldo,
        });
      }),
      { numRuns: 150, seed: 5 },
    );
  });
});
