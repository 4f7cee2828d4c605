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

const deAcudientes = (f?: unknown) => {
  const acudientes = repositorioAnotado([{ ...acudiente(), participante_nombre: null }], f);
  return { acudientes, panel: acudientesDelPanel({ acudientes } as never) };
};

/** Only what a list reads with is given. */
const LISTAS: [string, (falla?: unknown) => Promise<Lista<{ id: Id }>>, Id][] = [
  [
    'participantes',
    (f) =>
      participantesDelPanel({ participantes: repositorioAnotado([participante()], f) } as never).listar(),
    1,
  ],
  ['sedes', (f) => sedesDelPanel({ sedes: repositorioAnotado([sede()], f) } as never).listar(), 2],
  [
    'usuarios',
    (f) => usuariosDelPanel({ usuarios: repositorioAnotado([usuario()], f) } as never).listar(),
    7,
  ],
  [
    'mensualidades',
    (f) => mensualidadesDelPanel({ mensualidades: repositorioAnotado([mensualidad()], f) } as never).listar(),
    9,
  ],
  ['acudientes', (f) => deAcudientes(f).panel.listar(), 5],
  ['acudientes del participante', (f) => deAcudientes(f).panel.listarDeParticipante(1), 5],
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
      const { acudientes, panel } = deAcudientes();
      const lista = await panel.listarDeParticipante(id as Id);
      expect(lista.datos).toEqual([]);
      expect(lista.error?.message).toBe('ID de participante requerido');
      expect(acudientes.llamadas).toEqual([]);
    },
  );
});
