import { fabricarAcudiente, fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { leerEstancias } from '@/infrastructure/postgres/shared/leer-estancias';

vi.mock('@/infrastructure/postgres/shared/leer-estancias', async (importar) => {
  const reales = await importar<typeof import('@/infrastructure/postgres/shared/leer-estancias')>();
  return { ...reales, leerEstancias: vi.fn(reales.leerEstancias) };
});

let servidor: ServidorDePrueba;
beforeAll(async () => {
  servidor = await servidorConBase();
});
afterAll(() => servidor.cerrar());

it('dónde vivía cada persona se lee una vez, por muchas mensualidades que se le paguen', async () => {
  const pagador = { nombres: 'Rosa', apellidos: 'Ruiz', tipo_documento: 'CC', numero_documento: '43111222' };
  const suyas = async (nombre: string, cuantas: number) => {
    const { id } = await fabricarParticipante(servidor, { nombre });
    const { id: id_acudiente } = await fabricarAcudiente(servidor, id, {
      ...pagador,
      es_responsable_pago: true,
    });
    const cobros: number[] = [];
    for (let mes = 1; mes <= cuantas; mes += 1) {
      const cobro = { periodo: `2026-0${mes}`, valor: 500, id_acudiente };
      cobros.push((await fabricarMensualidad(servidor, id, cobro)).id);
    }
    return { id, id_acudiente, cobros };
  };
  const [eva, luis] = [await suyas('Eva Ruiz', 3), await suyas('Luis Ruiz', 2)];
  vi.mocked(leerEstancias).mockClear();
  const cobros = [...eva.cobros, ...luis.cobros];
  const { estado, texto } = await llamar(
    servidor,
    `POST /dashboard-api/pagadores/acudiente-${eva.id_acudiente}/pagos`,
    {
      token: servidor.tokenAdmin,
      cuerpo: {
        fecha: '2026-11-01',
        valor: 500 * cobros.length,
        medio: 'EFECTIVO',
        partes: cobros.map((mensualidad_id) => ({ mensualidad_id, valor: 500 })),
      },
    },
  );
  expect(estado, texto).toBe(201);
  expect(vi.mocked(leerEstancias).mock.calls.map(([, persona]) => persona)).toEqual([eva.id, luis.id]);
});
