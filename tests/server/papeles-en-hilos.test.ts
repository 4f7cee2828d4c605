import { setImmediate as siguienteVuelta } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { componerPdf, type DefinicionPdf } from '@/infrastructure/pdf/componer-pdf';
import { hoja } from '@/infrastructure/pdf/membrete';

const papel = (filas: number): DefinicionPdf => ({
  ...hoja('Prueba', { nombre: 'Fundación' }, null),
  pageSize: 'LETTER',
  pageMargins: [40, 40, 40, 40],
  content: [
    { table: { widths: ['*', '*'], body: Array.from({ length: filas }, (_, i) => [`Fila ${i}`, 'x']) } },
  ],
  paginasNumeradas: true,
});

describe('los papeles se componen aparte', () => {
  it('quien atiende sigue dando vueltas mientras se compone uno largo', async () => {
    // Reading the library is not composing, and leaves turns wherever it is done.
    await componerPdf(papel(1));
    let [vueltas, listo] = [0, false];
    const compuesto = componerPdf(papel(3_000)).finally(() => {
      listo = true;
    });
    while (!listo) {
      await siguienteVuelta();
      vueltas += 1;
    }
    expect(
      Buffer.from(await compuesto)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    // Composed here it leaves some tens, whatever the machine.
    expect(vueltas).toBeGreaterThan(1_000);
  });

  it('los que no caben en la fila reciben 503, y los demás salen', async () => {
    const pedidos = await Promise.allSettled(Array.from({ length: 60 }, () => componerPdf(papel(5))));
    const rechazados = pedidos.filter((pedido) => pedido.status === 'rejected');
    expect(rechazados.length).toBeGreaterThan(0);
    expect(rechazados.length).toBeLessThan(60);
    for (const { reason } of rechazados) expect(reason).toMatchObject({ codigo: 'NO_DISPONIBLE' });
    expect((await componerPdf(papel(1))).length).toBeGreaterThan(0);
  });
});
