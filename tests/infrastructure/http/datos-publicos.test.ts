import { DONACIONES_PUBLICADAS, PUBLICADO } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import { leerDatosPublicos } from '@/infrastructure/http/configuracion/http-datos-publicos';

const leer = (respuesta: () => Response) => leerDatosPublicos('/api', async () => respuesta());
const CUENTA = { grupo: 'SERVICIOS', area: 'Área', banco: 'Banco', tipo: 'Ahorros', numero: '1' };

describe('product §5: accounts and donations with the shipped content as the default', () => {
  it('reads what was published and drops only the account that does not read', async () => {
    const cuerpo = { cuentas: [CUENTA, { area: 'Sin número' }, null], donaciones: { billetera: 'Nequi' } };
    expect(await leer(() => Response.json(cuerpo))).toEqual({
      cuentas: [{ ...CUENTA, titular: null }],
      donaciones: null,
      identidad: null,
      sedes: [],
    });
  });

  it('donations may have one way only; half of one is not shown', async () => {
    const de = async (donaciones: object) => (await leer(() => Response.json({ donaciones })))?.donaciones;
    const { billetera, llave, ...cuenta } = DONACIONES_PUBLICADAS;
    const sinCuenta = { banco: null, tipo: null, numero: null, titular: null };
    expect(await de({ billetera, llave, ...sinCuenta })).toEqual({ billetera, llave, ...sinCuenta });
    expect(await de({ billetera, llave, banco: 'Banco' })).toEqual({ billetera, llave, ...sinCuenta });
    expect(await de(cuenta)).toEqual({ ...cuenta, billetera: null, llave: null });
    expect(await de({ ...cuenta, billetera })).toEqual({ ...cuenta, billetera: null, llave: null });
  });

  it('reads who the foundation is, and what of it does not read is not known', async () => {
    const { identidad, sedes } = PUBLICADO;
    expect(await leer(() => Response.json({ ...PUBLICADO }))).toEqual(PUBLICADO);
    const rota = { ...identidad, anio_fundacion: 'siempre', telefono: 5, logo: { direccion: '/logo.png' } };
    const leidos = await leer(() =>
      Response.json({ identidad: rota, sedes: [...sedes, { nombre: 'Sin dirección' }] }),
    );
    expect(leidos?.identidad).toEqual({ ...identidad, anio_fundacion: null, telefono: null, logo: null });
    expect(leidos?.sedes).toEqual(sedes);
    expect(
      (await leer(() => Response.json({ identidad: { ...identidad, nombre: '' } })))?.identidad,
    ).toBeNull();
  });

  it.each(Object.keys(CUENTA))('an account without its %s, or with it empty, is not shown', async (campo) => {
    const cuentas = [{ ...CUENTA, [campo]: undefined }, { ...CUENTA, [campo]: '' }, CUENTA];
    const leidos = await leer(() => Response.json({ cuentas }));
    expect(leidos?.cuentas).toEqual([{ ...CUENTA, titular: null }]);
  });

  it.each([
    ['404', () => Response.json({}, { status: 404 })],
    ['a page instead of data', () => new Response('<!doctype html>')],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('is null after %s', async (_caso, respuesta) => {
    expect(await leer(respuesta)).toBeNull();
  });
});
