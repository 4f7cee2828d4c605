import { atrapar } from '@tests/domain/atrapar';
import { acudiente } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  apellidosYNombres,
  esquemaAcudiente,
  esquemaAcudienteEnLista,
  nombreAcudiente,
} from '@/domain/acudientes/acudiente';
import { filtrarAcudientes, seleccionarAcudientes } from '@/domain/acudientes/criterios-acudientes';
import {
  type DatosAcudiente,
  MENSAJE_ID_ACUDIENTE,
  revisarAcudiente,
  revisarCambiosAcudiente,
  validarCambiosAcudiente,
  validarDatosAcudiente,
} from '@/domain/acudientes/datos-acudiente';
import { impedimentoDeEliminarAcudiente } from '@/domain/acudientes/impedimento-de-eliminar-acudiente';
import {
  ESTADOS_ACUDIENTE,
  ETIQUETA_ESTADO_ACUDIENTE,
  ETIQUETA_PARENTESCO,
  ORDENES_ACUDIENTES,
  PARENTESCOS,
} from '@/domain/acudientes/opciones-acudiente';

const DATOS: DatosAcudiente = {
  id_participante: 1,
  numero_documento: '43',
  nombres: 'Luz',
  apellidos: 'Ríos',
  tipo_documento: 'CC',
  parentesco: 'MADRE',
  telefono: '3001234567',
  telefono_alterno: '6044441234',
  email: 'luz@correo.co',
  direccion: 'Calle 1',
  es_principal: true,
  es_responsable_pago: true,
  es_emergencia: true,
  autorizado_informacion: true,
  estado: 'INACTIVO',
};

describe('los datos de un acudiente', () => {
  it('se guardan como se escribieron y se leen como se guardaron', () => {
    expect(validarDatosAcudiente(DATOS)).toEqual(DATOS);
    const { id_participante: _fijo, ...resto } = DATOS;
    const cambios = { ...resto, archivado: false, version: 2 };
    expect(validarCambiosAcudiente(cambios)).toEqual(cambios);
    const guardado = { ...acudiente(), ...DATOS, version: 2 };
    expect(esquemaAcudiente.parse(guardado)).toEqual(guardado);
    const enLista = { ...guardado, participante_nombre: 'Ana', participante_documento: '1020304050' };
    expect(esquemaAcudienteEnLista.parse(enLista)).toEqual(enLista);
    expect(esquemaAcudienteEnLista.parse(guardado)).toMatchObject({
      participante_nombre: null,
      participante_documento: null,
    });
  });

  it('lo que no viene es que no', () => {
    const { id, id_participante, numero_documento, nombres, apellidos } = acudiente();
    expect(
      esquemaAcudiente.parse({ id, id_participante, numero_documento, nombres, apellidos }),
    ).toMatchObject({
      es_principal: false,
      es_responsable_pago: false,
      es_emergencia: false,
      autorizado_informacion: false,
      estado: 'ACTIVO',
    });
  });

  it('los mensajes', () => {
    expect(MENSAJE_ID_ACUDIENTE).toBe('ID de acudiente requerido');
    expect(atrapar(() => revisarAcudiente({ numero_documento: '1', es_emergencia: true }))).toMatchObject({
      message: 'Revise los campos señalados',
      campos: { telefono: 'Un contacto de emergencia necesita un teléfono' },
    });
    expect(nombreAcudiente({ nombres: 'Luz', apellidos: '' })).toBe('Luz');
    expect(apellidosYNombres({ nombres: 'Luz', apellidos: 'Ríos' })).toBe('Ríos Luz');
  });

  it.each([
    [0, null],
    [1, 'No se puede eliminar el acudiente: hay 1 mensualidad a su nombre'],
    [3, 'No se puede eliminar el acudiente: hay 3 mensualidades a su nombre'],
  ])('con %i mensualidades a su nombre', (mensualidades, porQue) => {
    expect(impedimentoDeEliminarAcudiente({ mensualidades })).toBe(porQue);
  });
});

describe('las reglas entre campos', () => {
  const SOLO_CIFRAS = { numero_documento: 'Escriba solo las cifras del número' };

  it('el documento de antes de su regla queda como está, y lo que no se cambia no se revisa', () => {
    const antes = {
      tipo_documento: 'CC',
      numero_documento: '43-1',
      es_emergencia: true,
      telefono: '1',
    } as const;
    expect(() => revisarCambiosAcudiente(antes, { telefono: undefined, direccion: 'Calle 1' })).not.toThrow();
    expect(() => revisarCambiosAcudiente(antes, { numero_documento: '43-1' })).not.toThrow();
    expect(atrapar(() => revisarCambiosAcudiente(antes, { numero_documento: '43-2' })).campos).toEqual(
      SOLO_CIFRAS,
    );
    expect(atrapar(() => revisarCambiosAcudiente(antes, { tipo_documento: 'TI' })).campos).toEqual(
      SOLO_CIFRAS,
    );
  });

  it('de un tipo sin número todavía no hay nada que decir', () => {
    expect(() => revisarAcudiente({ tipo_documento: 'CC' })).not.toThrow();
  });
});

describe('las palabras de un acudiente', () => {
  it('parentescos y estados', () => {
    expect(ETIQUETA_PARENTESCO).toEqual({
      MADRE: 'Madre',
      PADRE: 'Padre',
      CONYUGE: 'Cónyuge',
      HIJO: 'Hijo o hija',
      HERMANO: 'Hermano o hermana',
      ABUELO: 'Abuelo o abuela',
      TIO: 'Tío o tía',
      AMIGO: 'Amigo o amiga',
      OTRO: 'Otro',
    });
    expect(ETIQUETA_ESTADO_ACUDIENTE).toEqual({ ACTIVO: 'Activo', INACTIVO: 'Inactivo' });
    expect([...PARENTESCOS]).toEqual(Object.keys(ETIQUETA_PARENTESCO));
    expect([...ESTADOS_ACUDIENTE]).toEqual(Object.keys(ETIQUETA_ESTADO_ACUDIENTE));
  });
});

describe('las listas de acudientes', () => {
  const ACUDIENTES = [
    acudiente({ id: 3, apellidos: 'Arias', nombres: 'Zoe', archivado_en: '2026-11-01T10:00:00Z' }),
    acudiente({ id: 2, apellidos: 'Zapata', nombres: 'Ana' }),
    acudiente({ id: 1, apellidos: 'Bedoya', nombres: 'Luz' }),
  ];
  const ids = (filas: readonly { id: unknown }[]) => filas.map(({ id }) => id);

  it('sin páginas: por id, también los archivados si no se pregunta por ellos', () => {
    expect(ids(filtrarAcudientes(ACUDIENTES))).toEqual([1, 2, 3]);
    expect(ids(filtrarAcudientes(ACUDIENTES, { archivados: false }))).toEqual([1, 2]);
    expect(ids(filtrarAcudientes(ACUDIENTES, { archivados: true }))).toEqual([3]);
    expect(ids(filtrarAcudientes(ACUDIENTES, { buscar: 'zo' }))).toEqual([3]);
  });

  it.each([
    ['sin documento', [1]],
    ['padre', [2]],
    ['inactivo', [3]],
    ['emergencia', [1]],
    ['paga', [2]],
    ['principal', [3]],
    ['autorizado', [1]],
  ])('se buscan por lo que dice su fila: «%s»', (buscar, hallados) => {
    const filas = [
      acudiente({
        id: 1,
        tipo_documento: 'SIN_DOCUMENTO',
        es_emergencia: true,
        autorizado_informacion: true,
      }),
      acudiente({ id: 2, parentesco: 'PADRE', es_responsable_pago: true }),
      acudiente({ id: 3, estado: 'INACTIVO', es_principal: true }),
    ];
    expect(ids(filtrarAcudientes(filas, { buscar }))).toEqual(hallados);
    expect(ids(seleccionarAcudientes(filas, { buscar }))).toEqual(hallados);
  });

  it('y por el nombre de quien acompañan, donde se sabe', () => {
    const de = ({ id }: { id: unknown }) => ({ textos: [id === 2 ? 'Marta Gil' : 'Eva Paz'] });
    expect(ids(filtrarAcudientes(ACUDIENTES, { buscar: 'marta gil' }, de))).toEqual([2]);
    expect(ids(seleccionarAcudientes(ACUDIENTES, { buscar: 'marta gil' }, de))).toEqual([2]);
    expect(ids(filtrarAcudientes(ACUDIENTES, { buscar: 'marta gil' }))).toEqual([]);
  });

  it('con páginas: por apellidos si no se pide un orden que exista, en el sentido pedido', () => {
    expect(ids(seleccionarAcudientes(ACUDIENTES, {}))).toEqual([1, 2]);
    expect(ids(seleccionarAcudientes(ACUDIENTES, { orden: 'inventado' }))).toEqual([1, 2]);
    expect(ids(seleccionarAcudientes(ACUDIENTES, { orden: '-inventado' }))).toEqual([2, 1]);
    expect([...ORDENES_ACUDIENTES]).toEqual(['apellidos', 'parentesco', 'estado', 'actualizado_en']);
    const conParentesco = [
      acudiente({ id: 1, apellidos: 'A', parentesco: 'PADRE' }),
      acudiente({ id: 2, apellidos: 'B', parentesco: 'MADRE' }),
    ];
    expect(ids(seleccionarAcudientes(conParentesco, { orden: 'parentesco' }))).toEqual([2, 1]);
  });
});
