import { describe, expect, it } from 'vitest';
import { leerCambios } from '@/application/shared/leer-cambios';

/** Stored before the rule of today, which reads neither. */
const GUARDADO = { nombre: 'Ana', numero_documento: '12-a', telefono: '300 / 310', telefono_alterno: null };

const leer = async (entrada: unknown) => {
  const pasos: unknown[] = [];
  const leido = await leerCambios(
    entrada,
    (cambios) => {
      pasos.push(cambios);
      return cambios;
    },
    async () => {
      pasos.push('cargar');
      return GUARDADO;
    },
  );
  return { ...leido, pasos };
};

describe('lo que se pide cambiar de un registro', () => {
  it.each([
    ['un campo cualquiera', { nombre: 'Ana' }],
    ['nada', {}],
    ['un texto', 'numero_documento'],
    ['una nada', null],
  ])('sin documentos ni teléfonos se revisa antes de ir por el registro: %s', async (_caso, entrada) => {
    const { cambios, antes, pasos } = await leer(entrada);
    expect(cambios).toEqual(entrada);
    expect(antes).toBe(GUARDADO);
    expect(pasos).toEqual([entrada, 'cargar']);
  });

  it('un documento o un teléfono que va como está guardado no es un cambio', async () => {
    const { cambios, antes, pasos } = await leer({ ...GUARDADO, nombre: 'Ana María' });
    expect(cambios).toEqual({ nombre: 'Ana María', telefono_alterno: null });
    expect(antes).toBe(GUARDADO);
    expect(pasos[0]).toBe('cargar');
  });

  it.each([
    { numero_documento: '13' },
    { telefono: '3001112233' },
    { telefono_alterno: '3001112233' },
    { telefono: null },
  ])('el que va distinto se revisa: %o', async (entrada) => {
    expect((await leer(entrada)).cambios).toEqual(entrada);
  });

  it('lo demás se revisa también cuando va como está guardado', async () => {
    const entrada = { nombre: 'Ana', telefono: '300 / 310' };
    expect((await leer(entrada)).cambios).toEqual({ nombre: 'Ana' });
  });
});
