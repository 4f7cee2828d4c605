import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { acudiente, mensualidad, participante, sede, usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { acudientesDelPanel } from '@/application/acudientes/servicios-acudientes';
import { mensualidadesDelPanel } from '@/application/mensualidades/servicios-mensualidades';
import { participantesDelPanel } from '@/application/participantes/servicios-participantes';
import { sedesDelPanel } from '@/application/sedes/servicios-sedes';
import type { Lista } from '@/application/shared/lista';
import { usuariosDelPanel } from '@/application/usuarios/servicios-usuarios';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import type { Id } from '@/domain/shared/id';

const permisos = permisosDe('CONSULTA');
const conUno = (falla?: unknown) =>
  repositorioAnotado([{ ...acudiente(), participante_nombre: null, participante_documento: null }], falla);
/** A list asks for nothing else of what a fee needs. */
const cobroCon = (mensualidades: object) =>
  ({ mensualidades, permisos, reloj: relojEn() }) as Parameters<typeof mensualidadesDelPanel>[0];

const LISTAS: [string, (falla?: unknown) => Promise<Lista<{ id: Id }>>, Id][] = [
  [
    'participantes',
    (f) =>
      participantesDelPanel({
        participantes: repositorioAnotado([participante()], f),
        permisos,
        reloj: relojEn(),
      }).listar(),
    1,
  ],
  ['sedes', (f) => sedesDelPanel({ sedes: repositorioAnotado([sede()], f), permisos }).listar(), 2],
  [
    'usuarios',
    (f) =>
      usuariosDelPanel({
        usuarios: repositorioAnotado([usuario()], f),
        permisos,
        identidad: { idUsuario: () => 1 },
      }).listar(),
    7,
  ],
  [
    'mensualidades',
    (f) => mensualidadesDelPanel(cobroCon(repositorioAnotado([mensualidad()], f))).listar(),
    9,
  ],
  ['acudientes', (f) => acudientesDelPanel({ acudientes: conUno(f), permisos }).listar(), 5],
  [
    'acudientes del participante',
    (f) => acudientesDelPanel({ acudientes: conUno(f), permisos }).listarDeParticipante(1),
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
      const acudientes = conUno();
      const lista = await acudientesDelPanel({ acudientes, permisos }).listarDeParticipante(id as Id);
      expect(lista.datos).toEqual([]);
      expect(lista.error?.message).toBe('ID de participante requerido');
      expect(acudientes.llamadas).toEqual([]);
    },
  );
});
