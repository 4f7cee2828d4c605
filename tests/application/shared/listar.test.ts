import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { acudiente, mensualidad, participante, sede, usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { listarAcudientes, listarAcudientesDeParticipante } from '@/application/acudientes/listar-acudientes';
import { listarMensualidades } from '@/application/mensualidades/listar-mensualidades';
import { listarParticipantes } from '@/application/participantes/listar-participantes';
import { listarSedes } from '@/application/sedes/listar-sedes';
import type { Lista } from '@/application/shared/lista';
import { listarUsuarios } from '@/application/usuarios/listar-usuarios';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import type { Id } from '@/domain/shared/id';

const LISTAS: [string, (falla?: unknown) => Promise<Lista<{ id: Id }>>, Id][] = [
  [
    'participantes',
    (f) => listarParticipantes({ participantes: repositorioAnotado([participante()], f) })(),
    1,
  ],
  ['sedes', (f) => listarSedes({ sedes: repositorioAnotado([sede()], f) })(), 2],
  ['usuarios', (f) => listarUsuarios({ usuarios: repositorioAnotado([usuario()], f) })(), 7],
  [
    'mensualidades',
    (f) => listarMensualidades({ mensualidades: repositorioAnotado([mensualidad()], f) })(),
    9,
  ],
  [
    'acudientes',
    (f) =>
      listarAcudientes({
        acudientes: repositorioAnotado([{ ...acudiente(), participante_nombre: null }], f),
      })(),
    5,
  ],
  [
    'acudientes del participante',
    (f) =>
      listarAcudientesDeParticipante({
        acudientes: repositorioAnotado([{ ...acudiente(), participante_nombre: null }], f),
      })(1),
    5,
  ],
];

describe('las listas no rechazan (especificación §7)', () => {
  it.each(LISTAS)('%s: las filas y ningún error', async (_nombre, listar, id) => {
    const { datos, error } = await listar();
    expect(datos.map((fila) => fila.id)).toEqual([id]);
    expect(error).toBeNull();
  });

  it.each(LISTAS)('%s: si la lectura falla, una lista vacía que dice por qué', async (_nombre, listar) => {
    const falla = errorSinRespuesta('red');
    expect(await listar(falla)).toEqual({ datos: [], error: falla });
  });

  it.each(LISTAS)(
    '%s: un fallo que no es de la aplicación llega como inesperado',
    async (_nombre, listar) => {
      const { datos, error } = await listar(new TypeError('interno'));
      expect(datos).toEqual([]);
      expect(error?.message).toBe('Ocurrió un error inesperado');
    },
  );

  it.each(['', '  ', null, undefined])(
    'los acudientes de un participante necesitan su id, y %j no lo es (§5)',
    async (id) => {
      const acudientes = repositorioAnotado([{ ...acudiente(), participante_nombre: null }]);
      const lista = await listarAcudientesDeParticipante({ acudientes })(id as Id);
      expect(lista.datos).toEqual([]);
      expect(lista.error?.message).toBe('ID de participante requerido');
      expect(acudientes.llamadas).toEqual([]);
    },
  );
});
