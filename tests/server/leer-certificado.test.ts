import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { puertoLibre } from '@tests/server/apoyo/puerto-libre';
import { afterEach, describe, expect, it } from 'vitest';
import type { CertificadoLeido, HechosDelSistema } from '@/domain/sistema/hechos-del-sistema';
import { juzgarSistema } from '@/domain/sistema/juzgar-sistema';
import { leerCertificado } from '@/infrastructure/di/server/sistema/leer-certificado';

// Made once for this: of `localhost`, signed by an authority that nobody knows. `vigente` ends on 2117-06-01 and
// `vencido` ended on 2020-01-01; the same key opens both.
const pem = (nombre: string): string =>
  readFileSync(new URL(`./apoyo/certificados/${nombre}.pem`, import.meta.url), 'utf8');
const AUTORIDAD = pem('autoridad');
const VENCE = '2117-06-01T00:00:00.000Z';

const abiertos: Server[] = [];
afterEach(async () => {
  for (const servidor of abiertos.splice(0)) await new Promise((listo) => servidor.close(listo));
});

const escuchar = async (servidor: Server): Promise<number> => {
  abiertos.push(servidor);
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  return (servidor.address() as AddressInfo).port;
};
const conCertificado = (...cadena: string[]): Promise<number> => {
  const servidor = createTlsServer({ key: pem('clave'), cert: cadena.join('') });
  // Whoever does not like what it is given hangs up.
  servidor.on('tlsClientError', () => undefined);
  return escuchar(servidor);
};
const leer = (puerto: number, sitio = 'localhost', autoridades: string | undefined = AUTORIDAD) =>
  leerCertificado(`https://${sitio}:${puerto}`, { autoridades, limiteMs: 1_000 });

/** What whoever administers is told of it on that day. */
const dicho = (certificado: CertificadoLeido, hoy: string) => {
  const hechos: HechosDelSistema = {
    respaldo: { ultimo: null, fallo: null },
    ensayo: null,
    base: { ok: true, ms: 1, bytes: null, embebida: true },
    disco: null,
    correo: { envia: false, ultimo: null },
    certificado,
  };
  const parte = juzgarSistema(hechos, new Date(hoy)).find((una) => una.parte === 'CERTIFICADO');
  return { nivel: parte?.nivel, resumen: parte?.resumen };
};

describe('mirar el certificado del sitio', () => {
  it.each([
    ['2117-04-01T00:00:00Z', 'BIEN', 'Vigente por 61 días'],
    ['2117-05-12T00:00:00Z', 'ATENCION', 'Faltan 20 días para que venza'],
    ['2117-05-30T12:00:00Z', 'MAL', 'Falta 1 día para que venza'],
    ['2117-06-01T00:00:01Z', 'MAL', 'Venció: los navegadores no dejan entrar'],
  ])('uno en el que se confía, el %s: %s', async (hoy, nivel, resumen) => {
    const puerto = await conCertificado(pem('vigente'));
    const leido = await leer(puerto);
    expect(leido).toEqual({ tipo: 'LEIDO', sitio: `localhost:${puerto}`, vence: VENCE, falla: null });
    expect(dicho(leido, hoy)).toEqual({ nivel, resumen });
  });

  it('uno vencido se lee igual, y es por su fecha', async () => {
    const puerto = await conCertificado(pem('vencido'));
    const leido = await leer(puerto);
    expect(leido).toMatchObject({ tipo: 'LEIDO', vence: '2020-01-01T00:00:00.000Z', falla: null });
    expect(dicho(leido, '2026-11-24T12:00:00Z').resumen).toBe('Venció: los navegadores no dejan entrar');
  });

  it('uno en el que un navegador no confía dice por qué', async () => {
    const sinCadena = await leer(await conCertificado(pem('vigente')), 'localhost', pem('vencido'));
    expect(sinCadena).toMatchObject({
      falla: 'Falta la cadena: instale también los certificados intermedios',
    });
    const ajeno = await leer(await conCertificado(pem('vigente'), AUTORIDAD), 'localhost', pem('vencido'));
    expect(ajeno).toMatchObject({ falla: 'Lo firmó alguien que los navegadores no conocen' });
    const deOtro = await leer(await conCertificado(pem('vigente')), '127.0.0.1');
    expect(deOtro).toMatchObject({ falla: 'Es de otra dirección' });
    expect(dicho(deOtro, '2026-11-24T12:00:00Z')).toEqual({
      nivel: 'MAL',
      resumen: 'Los navegadores no confían en el certificado',
    });
  });

  it('donde nadie atiende, no se habla TLS o no se contesta, no se sabe', async () => {
    const mudo = createServer((enchufe) => void enchufe.on('error', () => undefined).resume());
    const otroIdioma = createServer(
      (enchufe) =>
        void enchufe
          .on('error', () => undefined)
          .resume()
          .end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    );
    for (const puerto of [await puertoLibre(), await escuchar(otroIdioma), await escuchar(mudo)]) {
      const leido = await leer(puerto);
      expect(leido).toEqual({ tipo: 'NO_RESPONDE', sitio: `localhost:${puerto}` });
      expect(dicho(leido, '2026-11-24T12:00:00Z').nivel).toBe('ATENCION');
    }
  });

  it('una dirección sin https no se mira; la de casa no es una falla', async () => {
    expect(await leerCertificado('http://sitio.example')).toEqual({ tipo: 'SIN_HTTPS', local: false });
    expect(await leerCertificado('http://localhost:3000')).toEqual({ tipo: 'SIN_HTTPS', local: true });
    expect(await leerCertificado('')).toEqual({ tipo: 'SIN_HTTPS', local: true });
  });
});
