import { describe, expect, it } from 'vitest';
import { crearHttpConfiguracionRepository } from '@/infrastructure/http/configuracion/http-configuracion-repository';
import { crearHttpLlaveBorradores } from '@/infrastructure/http/sesion/http-sesion';
import { capturarTransporte } from '../apoyo/capturar';
import { crearClienteDePrueba, json } from '../apoyo/fetch-falso';

const CLAVE = 'A'.repeat(43);
const llaveDe = (respuesta: () => Response) =>
  crearHttpLlaveBorradores(crearClienteDePrueba(respuesta).cliente);

describe('the key of the drafts', () => {
  it('is the one the service gives', async () => {
    expect(await llaveDe(() => json({ clave: CLAVE })).obtener()).toBe(CLAVE);
  });

  it('is none with a service that does not offer it', async () => {
    expect(await llaveDe(() => json({}, 404)).obtener()).toBeNull();
  });

  it.each([{}, { clave: '' }, { clave: 'corta' }, { clave: 7 }])(
    'is never something else: %j',
    async (cuerpo) => {
      await capturarTransporte(llaveDe(() => json(cuerpo)).obtener());
    },
  );
});

describe('a configuration whose every field may be absent', () => {
  it.each([[{ sorpresa: 7 }], [{}], [[]], ['hola']])('is not read out of %j', async (cuerpo) => {
    const { cliente } = crearClienteDePrueba(() => json(cuerpo));
    const error = await capturarTransporte(
      crearHttpConfiguracionRepository(cliente).actualizar({ version: 1 }),
    );
    expect(error.message).toBe('Ocurrió un error inesperado');
  });
});
