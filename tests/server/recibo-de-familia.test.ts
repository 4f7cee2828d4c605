import { CANARIOS } from '@tests/server/apoyo/casa-de-la-familia';
import { fabricarAcudiente, fabricarMensualidad } from '@tests/server/apoyo/fabricar';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { usarVisita, type Visita } from '@tests/server/apoyo/visita-de-familia';
import { describe, expect, it } from 'vitest';

let visita: Visita;
usarVisita((abierta) => {
  visita = abierta;
});

/** Rosa pays at once for Ana and for Beto. */
const pagarPorLosDos = async () => {
  const { ana, beto, rosa, pedir } = visita.casa;
  const { id: rosaDeBeto } = await fabricarAcudiente(visita.servidor, beto, {
    ...{ nombres: 'Rosa', apellidos: CANARIOS.apellido, telefono: '3001234567' },
    ...{ tipo_documento: 'CC', numero_documento: CANARIOS.documentoDeRosa },
    ...{ es_responsable_pago: true, autorizado_informacion: true },
  });
  const cobrar = (de: number, id_acudiente: number, concepto: string) =>
    fabricarMensualidad(visita.servidor, de, { id_acudiente, concepto, periodo: '2026-05', valor: 200_000 });
  const [deAna, deBeto] = [await cobrar(ana, rosa, 'OTRO'), await cobrar(beto, rosaDeBeto, 'INGRESO')];
  return pedir(`POST /pagadores/acudiente-${rosa}/pagos`, {
    ...{ fecha: '2026-06-01', valor: 400_000, medio: 'EFECTIVO' },
    partes: [deAna, deBeto].map(({ id }) => ({ mensualidad_id: id, valor: 200_000 })),
  });
};

describe('el recibo de lo que se pagó por varias personas', () => {
  it('no nombra a quien retiró su autorización, y vale lo que dice la lista', async () => {
    const { recibo } = await pagarPorLosDos();
    const { ruta } = await visita.casa.crearEnlace();
    const ver = async () => {
      const pagina = (await visita.pedir(ruta)).texto.replaceAll('\u00a0', ' ');
      const linea = new RegExp(`Recibo ${recibo}<br>.*?</li>`).exec(pagina)?.[0] ?? '';
      const [, pdf = ''] = /href="([^"]+\.pdf)"/.exec(linea) ?? [];
      const papel = (await leerPdf((await visita.pedir(pdf)).bytes)).replaceAll('\u00a0', ' ');
      return { pagina, linea, papel };
    };
    const antes = await ver();
    expect(antes.papel).toMatch(
      /Ana C\. Otro.* \$ 200\.000 \$ 0 Beto O\. Ingreso.* \$ 200\.000 \$ 0 Total \$ 400\.000/,
    );
    await visita.casa.pedir(`PUT /participantes/${visita.casa.beto}`, {
      autorizacion_datos: {
        otorgada: true,
        fecha: '2026-01-10',
        medio: 'ESCRITO',
        revocada_en: '2026-11-01',
      },
    });
    const { pagina, linea, papel } = await ver();
    expect(linea).toContain('$ 400.000');
    expect(papel).toMatch(/Ana C\. Otro.* \$ 200\.000 \$ 0 Otra persona \$ 200\.000 Total \$ 400\.000/);
    for (const texto of [pagina, papel]) expect(texto).not.toMatch(/Beto|Ingreso/);
  });
});
