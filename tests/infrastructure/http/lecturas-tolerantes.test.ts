import { relojEn } from '@tests/application/dobles/reloj';
import { unFormato } from '@tests/builders/un-formato';
import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it } from 'vitest';
import { crearHttpAcudienteRepository } from '@/infrastructure/http/acudientes/http-acudiente-repository';
import { crearHttpFormatoRepository } from '@/infrastructure/http/formatos/http-formato-repository';
import { crearHttpMensualidadRepository } from '@/infrastructure/http/mensualidades/http-mensualidad-repository';
import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import { crearHttpSedeRepository } from '@/infrastructure/http/sedes/http-sede-repository';
import { crearHttpUsuarioRepository } from '@/infrastructure/http/usuarios/http-usuario-repository';
import { capturarTransporte } from '../apoyo/capturar';
import { crearClienteDePrueba, json, type Responder } from '../apoyo/fetch-falso';
import { crearRegistroEspia } from '../apoyo/registro-espia';

const abrir = (responder: Responder) => {
  const { cliente, llamadas } = crearClienteDePrueba(responder);
  const { registro, mensajes } = crearRegistroEspia();
  return {
    llamadas,
    mensajes,
    participantes: crearHttpParticipanteRepository(cliente, registro),
    sedes: crearHttpSedeRepository(cliente, registro),
    acudientes: crearHttpAcudienteRepository(cliente, registro),
    mensualidades: crearHttpMensualidadRepository(cliente, registro, relojEn()),
    usuarios: crearHttpUsuarioRepository(cliente, registro),
    formatos: crearHttpFormatoRepository(cliente, registro),
  };
};

const fila = (id: number | string, nombre: string) => ({ id, nombre, telefono: '3000000001' });

describe('product §3: lists of any server', () => {
  it.each([
    ['under data', { data: [fila(2, 'Beto'), fila(1, 'Ana')] }],
    ['bare', [fila(2, 'Beto'), fila(1, 'Ana')]],
  ])('accepts them %s, and gives them by id', async (_caso, cuerpo) => {
    const lista = await abrir(() => json(cuerpo)).participantes.listar();
    expect(lista.map((p) => p.nombre)).toEqual(['Ana', 'Beto']);
  });

  it('drops and logs a row that does not parse, never the whole list, and never logs its values', async () => {
    const { participantes, mensajes } = abrir(() =>
      json([fila(1, 'Ana'), { id: 2, telefono: '3009998877' }, null, 'x', { nombre: 'Sin id' }]),
    );
    expect((await participantes.listar()).map((p) => p.nombre)).toEqual(['Ana']);
    expect(mensajes).toHaveLength(4);
    expect(mensajes[0]).toContain('nombre');
    expect(mensajes.join()).not.toMatch(/3009998877|Sin id/);
  });

  it('keeps a row whose optional fields make no sense', async () => {
    const rara = {
      ...fila(1, 'Ana'),
      estado: 'OTRO',
      sede_id: {},
      fecha_ingreso: '2026-02-30',
      version: 'x',
    };
    const [leida] = await abrir(() => json([rara])).participantes.listar();
    expect(leida).toMatchObject({ estado: 'PREINGRESO', sede_id: null, fecha_ingreso: null, version: 0 });
  });

  it.each([[{}], [{ data: {} }], ['hola'], [null]])('is an error when %j is no list', async (cuerpo) => {
    const error = await capturarTransporte(abrir(() => json(cuerpo)).participantes.listar());
    expect(error.message).toBe('Ocurrió un error inesperado');
  });

  it('accepts the id under the name of its entity', async () => {
    const { id: _id, ...sinId } = fila(1, 'Ana');
    const lista = async (cuerpo: object) => abrir(() => json([cuerpo]));
    expect((await (await lista({ ...sinId, id_participante: 'p-1' })).participantes.listar())[0]?.id).toBe(
      'p-1',
    );
    expect((await (await lista({ nombre: 'Casa', id_sede: 3 })).sedes.listar())[0]?.id).toBe(3);
    const usuario = { email: 'a@b.example', userId: 9 };
    expect((await (await lista(usuario)).usuarios.listar())[0]?.id).toBe(9);
    const cobro = { participante_id: 1, valor: 5, id_mensualidad: 4, id_acudiente: 8 };
    expect((await (await lista(cobro)).mensualidades.listar())[0]).toMatchObject({ id: 4, id_acudiente: 8 });
    const acudiente = {
      id_participante: 1,
      numero_documento: '1',
      nombres: 'E',
      apellidos: 'C',
      id_acudiente: 6,
    };
    expect((await (await lista(acudiente)).acudientes.listar())[0]).toMatchObject({
      id: 6,
      id_participante: 1,
    });
    const { id: _, ...formato } = unFormato().almacenado({ id: 1 });
    expect((await (await lista({ ...formato, id_formato: 8 })).formatos.listar())?.[0]?.id).toBe(8);
  });

  it('prefers the plain id when both come', async () => {
    const acudiente = { id_participante: 1, numero_documento: '1', nombres: 'E', apellidos: 'C' };
    const { acudientes } = abrir(() => json([{ ...acudiente, id: 5, id_acudiente: 6 }]));
    expect((await acudientes.listar())[0]?.id).toBe(5);
    const { usuarios } = abrir(() => json([{ email: 'a@b.example', id: 5, userId: 6, id_usuario: 7 }]));
    expect((await usuarios.listar())[0]?.id).toBe(5);
    const otro = abrir(() => json([{ email: 'a@b.example', id_usuario: 7 }]));
    expect((await otro.usuarios.listar())[0]?.id).toBe(7);
    const { formatos } = abrir(() => json([{ ...unFormato().almacenado({ id: 5 }), id_formato: 6 }]));
    expect((await formatos.listar())?.[0]?.id).toBe(5);
  });
});

describe('product §3: what a write answers', () => {
  it.each([
    ['bare', fila(5, 'Ana')],
    ['under data', { data: fila(5, 'Ana') }],
  ])('accepts the entity %s', async (_caso, cuerpo) => {
    const creado = await abrir(() => json(cuerpo, 201)).participantes.crear(unParticipante().datos());
    expect(creado).toMatchObject({ id: 5, nombre: 'Ana' });
  });

  it('is an error when the entity cannot be read', async () => {
    const error = await capturarTransporte(
      abrir(() => json({ ok: true })).participantes.crear(unParticipante().datos()),
    );
    expect(error.message).toBe('Ocurrió un error inesperado');
  });

  it('reads the stored record of a stale version as an entity', async () => {
    const { id: _id, ...sinId } = fila(1, 'Ana');
    const conflicto = { error: { codigo: 'VERSION_OBSOLETA', actual: { ...sinId, id_participante: 3 } } };
    const { participantes } = abrir(() => json(conflicto, 409));
    const error = await capturarTransporte(participantes.actualizar(3, { municipio: 'Bello', version: 1 }));
    expect(error.actual).toMatchObject({ id: 3, nombre: 'Ana', archivado_en: null });
  });

  it('does not send the version of a service that keeps none', async () => {
    const { participantes, llamadas } = abrir(() => json(fila(3, 'Ana')));
    await participantes.actualizar(3, { municipio: 'Bello', version: 0 });
    await participantes.actualizar(3, { municipio: 'Bello', version: 4 });
    expect(llamadas.map((l) => l.cuerpo)).toEqual([
      { municipio: 'Bello' },
      { municipio: 'Bello', version: 4 },
    ]);
  });

  it('does not tell the service the state of a new mensualidad', async () => {
    const { mensualidades, llamadas } = abrir(() => json({ id: 1, participante_id: 1, valor: 5 }, 201));
    await mensualidades.crear({ participante_id: 1, valor: 5, fecha_vencimiento: null, estado: 'PENDIENTE' });
    expect(llamadas[0]?.cuerpo).toEqual({ participante_id: 1, valor: 5, fecha_vencimiento: null });
  });

  it('escapes an id that another server gives as text', async () => {
    const { sedes, llamadas } = abrir(() => new Response(null, { status: 204 }));
    await sedes.eliminar('a/b?c');
    expect(llamadas[0]?.url).toBe('/api/sedes/a%2Fb%3Fc');
  });
});
