import { atrapar } from '@tests/domain/atrapar';
import { acudiente } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { esquemaAcudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { seleccionarAcudientes } from '@/domain/acudientes/criterios-acudientes';
import {
  revisarAcudiente,
  validarCambiosAcudiente,
  validarDatosAcudiente,
} from '@/domain/acudientes/datos-acudiente';

const MINIMO = { id_participante: 1, numero_documento: '43000111', nombres: 'Luz', apellidos: 'Ríos' };
const MENSAJE = 'Participante, documento, nombres y apellidos son campos obligatorios';

describe('crear acudiente (especificación §5)', () => {
  it.each(Object.keys(MINIMO))('sin %s', (campo) => {
    const error = atrapar(() => validarDatosAcudiente({ ...MINIMO, [campo]: '' }));
    expect(error.message).toBe(MENSAJE);
    expect(error.campos).toEqual({ [campo]: 'Este campo es obligatorio' });
  });

  it('con lo mínimo basta', () => {
    expect(validarDatosAcudiente(MINIMO)).toEqual(MINIMO);
  });

  it('no cambia de participante, ni borra un obligatorio', () => {
    expect(atrapar(() => validarCambiosAcudiente({ id_participante: 2 })).campos).toHaveProperty(
      'id_participante',
    );
    expect(atrapar(() => validarCambiosAcudiente({ nombres: null })).message).toBe(MENSAJE);
    expect(validarCambiosAcudiente({ es_principal: true, version: 2 })).toEqual({
      es_principal: true,
      version: 2,
    });
  });
});

describe('contacto de emergencia (producto §2)', () => {
  it.each([undefined, null, ''])('con teléfono %j no puede serlo', (telefono) => {
    expect(
      atrapar(() => revisarAcudiente({ numero_documento: '1', es_emergencia: true, telefono })).campos,
    ).toEqual({
      telefono: 'Un contacto de emergencia necesita un teléfono',
    });
  });

  it('con teléfono sí, y sin serlo no lo necesita', () => {
    expect(() =>
      revisarAcudiente({ numero_documento: '1', es_emergencia: true, telefono: '3001234567' }),
    ).not.toThrow();
    expect(() => revisarAcudiente({ numero_documento: '1', es_emergencia: false })).not.toThrow();
    expect(() => revisarAcudiente({ numero_documento: '1' })).not.toThrow();
  });
});

describe('leer un acudiente de un servicio', () => {
  it('lo opcional ilegible no pierde la fila', () => {
    expect(
      esquemaAcudiente.parse({ ...MINIMO, id: 1, parentesco: 'PRIMO', es_principal: 'sí', estado: 1 }),
    ).toMatchObject({
      parentesco: null,
      es_principal: false,
      es_emergencia: false,
      estado: 'ACTIVO',
      telefono: null,
    });
  });

  it.each(['id', ...Object.keys(MINIMO)])('sin %s no es un acudiente', (campo) => {
    expect(esquemaAcudiente.safeParse({ ...MINIMO, id: 1, [campo]: undefined }).success).toBe(false);
  });

  it('su nombre completo', () => {
    expect(nombreAcudiente({ nombres: 'Luz', apellidos: 'Ríos' })).toBe('Luz Ríos');
    expect(nombreAcudiente({ nombres: 'Luz', apellidos: '' })).toBe('Luz');
  });
});

describe('elegir acudientes (producto §4)', () => {
  const todos = [
    acudiente({ id: 1, apellidos: 'Zapata', parentesco: 'MADRE', telefono: '3001112233' }),
    acudiente({ id: 2, apellidos: 'Álvarez', estado: 'INACTIVO', id_participante: '4' }),
    acudiente({ id: 3, apellidos: 'Mesa', archivado_en: '2026-01-01T00:00:00Z' }),
  ];
  it.each<[Parameters<typeof seleccionarAcudientes>[1], number[]]>([
    [{}, [2, 1]],
    [{ orden: '-apellidos' }, [1, 2]],
    [{ orden: 'estado' }, [1, 2]],
    [{ orden: 'inventado' }, [2, 1]],
    [{ archivados: true }, [3]],
    [{ buscar: 'alvarez luz' }, [2]],
    [{ buscar: '300111' }, [1]],
    [{ id_participante: 4 }, [2]],
    [{ parentesco: 'MADRE' }, [1]],
    [{ estado: 'INACTIVO' }, [2]],
  ])('%j', (criterios, ids) => {
    expect(seleccionarAcudientes(todos, criterios).map((a) => a.id)).toEqual(ids);
  });
});
