import { relojEn } from '@tests/application/dobles/reloj';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import { crearHttpAcudienteRepository } from '@/infrastructure/http/acudientes/http-acudiente-repository';
import { crearHttpMensualidadRepository } from '@/infrastructure/http/mensualidades/http-mensualidad-repository';
import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import { capturarTransporte } from '../apoyo/capturar';
import { crearClienteDePrueba, json } from '../apoyo/fetch-falso';
import { registroMudo } from '../apoyo/registro-espia';

const NOMBRES = ['Zoe', 'ana', 'Beto'];
const todos = NOMBRES.map((nombre, i) =>
  unParticipante()
    .llamado(nombre)
    .almacenado(i + 1),
);

const participantesDe = (...[responder]: Parameters<typeof crearClienteDePrueba>) => {
  const { cliente, llamadas } = crearClienteDePrueba(responder);
  return { participantes: crearHttpParticipanteRepository(cliente, registroMudo), llamadas };
};

describe('product §3: paged reading', () => {
  it('asks for the page and the filters by name, and trusts a service that gives a total', async () => {
    const { participantes, llamadas } = participantesDe(() =>
      json({ data: [{ ...todos[0], acudiente_principal: { id: 4, nombre: 'Elena' } }], total: 31 }),
    );
    const pagina = await participantes.buscar({
      pagina: 2,
      limite: 10,
      orden: '-nombre',
      estado: 'ACTIVO',
      buscar: '',
    });
    expect(llamadas[0]?.consulta).toEqual({ pagina: '2', limite: '10', orden: '-nombre', estado: 'ACTIVO' });
    expect(pagina.total).toBe(31);
    expect(pagina.datos[0]).toMatchObject({
      nombre: 'Zoe',
      acudiente_principal: { id: 4, nombre: 'Elena', telefono: null },
    });
  });

  it('filters, sorts and cuts here what a service without pages answers whole', async () => {
    const { participantes } = participantesDe(() => json(todos));
    expect(await participantes.buscar({ pagina: 1, limite: 2 })).toMatchObject({
      total: 3,
      datos: [{ nombre: 'ana', acudiente_principal: null }, { nombre: 'Beto' }],
    });
    expect((await participantes.buscar({ pagina: 1, limite: 10, buscar: 'ZOÉ' })).datos).toMatchObject([
      { nombre: 'Zoe' },
    ]);
  });
});

describe('product §3: whole lists', () => {
  it('sends the filter by name, without asking for a page', async () => {
    const { cliente, llamadas } = crearClienteDePrueba(() => json([unaMensualidad().almacenada(2)]));
    const mensualidades = crearHttpMensualidadRepository(cliente, registroMudo, relojEn());
    expect(await mensualidades.listar({ participante_id: 1, estado: undefined })).toHaveLength(1);
    expect(llamadas[0]?.consulta).toEqual({ participante_id: '1' });
  });

  it('filters here, by id, when the service ignores the filter', async () => {
    const filas = [3, 2, 1].map((id) =>
      unAcudiente()
        .de(id === 2 ? 1 : 9)
        .almacenado(id),
    );
    const { cliente } = crearClienteDePrueba(() => json(filas));
    const leidos = await crearHttpAcudienteRepository(cliente, registroMudo).listar({ id_participante: 9 });
    expect(leidos.map((a) => a.id)).toEqual([1, 3]);
  });
});

describe('one record by its id', () => {
  it('reads it directly where the service can', async () => {
    const { participantes, llamadas } = participantesDe(() => json(todos[1]));
    expect(await participantes.obtener(2)).toMatchObject({ id: 2, nombre: 'ana' });
    expect(llamadas.map((l) => l.ruta)).toEqual(['/api/participantes/2']);
  });

  it.each([404, 405])('looks in the list where the service answers %i', async (status) => {
    const { participantes } = participantesDe(({ ruta }) =>
      ruta === '/api/participantes' ? json(todos) : json({}, status),
    );
    expect((await participantes.obtener('2'))?.nombre).toBe('ana');
    expect(await participantes.obtener(99)).toBeNull();
  });

  it.each([403, 500])('does not hide a %i', async (status) => {
    const { participantes } = participantesDe(() => json({}, status));
    expect((await capturarTransporte(participantes.obtener(2))).status).toBe(status);
  });
});
