import { atrapar } from '@tests/domain/atrapar';
import { acudiente } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { esquemaAcudiente, esquemaAcudienteEnLista, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { filtrarAcudientes, seleccionarAcudientes } from '@/domain/acudientes/criterios-acudientes';
import {
  type DatosAcudiente,
  MENSAJE_ID_ACUDIENTE,
  revisarAcudiente,
  validarCambiosAcudiente,
  validarDatosAcudiente,
} from '@/domain/acudientes/datos-acudiente';
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
    const enLista = { ...guardado, participante_nombre: 'Ana' };
    expect(esquemaAcudienteEnLista.parse(enLista)).toEqual(enLista);
    expect(esquemaAcudienteEnLista.parse(guardado).participante_nombre).toBeNull();
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
