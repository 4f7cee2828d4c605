import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { acudiente, participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { actualizarAcudiente } from '@/application/acudientes/actualizar-acudiente';
import { crearAcudiente } from '@/application/acudientes/crear-acudiente';
import { acudientesDelPanel, acudientesDePeticion } from '@/application/acudientes/servicios-acudientes';
import { participantesDePeticion } from '@/application/participantes/servicios-participantes';
import type { Acudiente } from '@/domain/acudientes/acudiente';

const MINIMO = { id_participante: 1, numero_documento: '43000111', nombres: 'Luz', apellidos: 'Ríos' };
const SIN_TELEFONO = { telefono: 'Un contacto de emergencia necesita un teléfono' };

const preparar = (guardado: Acudiente = acudiente()) => {
  const acudientes = repositorioAnotado([
    { ...guardado, participante_nombre: 'Ana Ejemplo', participante_documento: '1' },
  ]);
  const deps = { acudientes, permisos: permisosDe('ADMINISTRADOR') };
  const escritas = () => acudientes.llamadas.filter((l) => l.metodo !== 'obtener');
  return { deps, acudientes, escritas, crear: crearAcudiente(deps), actualizar: actualizarAcudiente(deps) };
};

describe('crear acudiente', () => {
  it('guarda los datos con la clave de la solicitud', async () => {
    const { crear, escritas } = preparar();
    await crear({ ...MINIMO, es_emergencia: true, telefono: '300 123 4567' }, { clave: 'k' });
    expect(escritas()).toEqual([
      {
        metodo: 'crear',
        argumentos: [{ ...MINIMO, es_emergencia: true, telefono: '3001234567' }, { clave: 'k' }],
      },
    ]);
  });

  it.each([
    [{ ...MINIMO, nombres: '' }, { nombres: 'Este campo es obligatorio' }],
    [{ ...MINIMO, es_emergencia: true }, SIN_TELEFONO],
  ])('%j no se guarda', async (entrada, campos) => {
    const { crear, escritas } = preparar();
    await expect(crear(entrada)).rejects.toMatchObject({ codigo: 'VALIDACION', campos });
    expect(escritas()).toEqual([]);
  });
});

describe('actualizar acudiente: lo guardado antes de la regla que lo lee', () => {
  const DE_ANTES = {
    tipo_documento: 'CC',
    numero_documento: '43.000-111',
    telefono: '444',
    telefono_alterno: '1',
  } as const;

  it('no estorba a quien cambia otra cosa, aunque envíe el registro entero', async () => {
    const { actualizar, escritas } = preparar(acudiente(DE_ANTES));
    await actualizar(5, { ...DE_ANTES, es_emergencia: true });
    expect(escritas()).toEqual([
      { metodo: 'actualizar', argumentos: [5, { tipo_documento: 'CC', es_emergencia: true }] },
    ]);
  });

  it('lo que se escribe ahora se lee', async () => {
    const { actualizar } = preparar(acudiente(DE_ANTES));
    await expect(actualizar(5, { numero_documento: '43.00' })).rejects.toMatchObject({
      campos: { numero_documento: 'Revise los puntos: por ejemplo 1.020.304.050' },
    });
    await expect(actualizar(5, { tipo_documento: 'TI' })).rejects.toMatchObject({
      campos: { numero_documento: 'Escriba solo las cifras del número' },
    });
  });
});

describe('actualizar acudiente: la regla mira el registro completo', () => {
  it.each([
    [{ es_emergencia: true }, {}],
    [{ telefono: null }, { es_emergencia: true, telefono: '3001234567' }],
    [{ telefono: '' }, { es_emergencia: true, telefono: '3001234567' }],
  ])('%j no se guarda', async (entrada, guardado) => {
    const { actualizar, escritas } = preparar(acudiente(guardado));
    await expect(actualizar(5, entrada)).rejects.toMatchObject({ campos: SIN_TELEFONO });
    expect(escritas()).toEqual([]);
  });

  it.each([
    [{ es_emergencia: true }, { telefono: '3001234567' }],
    [{ es_emergencia: true, telefono: '3001234567' }, {}],
    [
      { es_emergencia: false, telefono: null },
      { es_emergencia: true, telefono: '3001234567' },
    ],
  ])('%j se guarda', async (entrada, guardado) => {
    const { actualizar, escritas } = preparar(acudiente(guardado));
    await actualizar(5, entrada);
    expect(escritas()).toEqual([{ metodo: 'actualizar', argumentos: [5, entrada] }]);
  });

  it('con el registro que la persona veía no lee otra vez; el que no existe se dice', async () => {
    const { actualizar, acudientes } = preparar();
    await actualizar(5, { es_principal: true }, acudiente());
    expect(acudientes.llamadas.map((l) => l.metodo)).toEqual(['actualizar']);
    await expect(actualizar(99, { es_principal: true })).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
  });
});

describe('eliminar y listar', () => {
  it('elimina el del id', async () => {
    const { deps, escritas } = preparar();
    await acudientesDePeticion(deps).eliminar(5);
    expect(escritas()).toEqual([{ metodo: 'eliminar', argumentos: [5] }]);
  });

  it('un participante también', async () => {
    const participantes = repositorioAnotado([participante()]);
    await participantesDePeticion({
      participantes,
      permisos: permisosDe('ADMINISTRADOR'),
      reloj: relojEn(),
    }).eliminar(1);
    expect(participantes.llamadas).toEqual([{ metodo: 'eliminar', argumentos: [1] }]);
  });

  it('la lista pasa los filtros', async () => {
    const recibidos: unknown[] = [];
    const acudientes = {
      ...repositorioAnotado([{ ...acudiente(), participante_nombre: null, participante_documento: null }]),
      listar: async (filtro?: object) => {
        recibidos.push(filtro);
        return [];
      },
    };
    await acudientesDelPanel({ acudientes, permisos: permisosDe('ADMINISTRADOR') }).listar({
      estado: 'ACTIVO',
    });
    expect(recibidos).toEqual([{ estado: 'ACTIVO' }]);
  });
});
