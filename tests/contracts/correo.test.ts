import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { bandejaDeSalida, smtpCorreo } from '@/infrastructure/mail/abrir-correo';
import { anotandoEnvios } from '@/infrastructure/mail/anotando-envios';
import { firmando } from '@/infrastructure/mail/firmando';
import { registroMudo } from '../infrastructure/apoyo/registro-espia';
import { contratoCorreo } from './correo/contrato-correo';

const REMITENTE = 'panel@fundacion.example';

contratoCorreo('carpeta', async () => {
  const raiz = await mkdtemp(join(tmpdir(), 'correo-contrato-'));
  const carpeta = join(raiz, 'correo');
  await mkdir(carpeta);
  let ahora = Date.parse('2026-11-21T15:00:00Z');
  // Names begin with the moment: each message has one of its own.
  const reloj = {
    ahora: () => {
      ahora += 1;
      return new Date(ahora);
    },
  };
  return {
    correo: bandejaDeSalida({ carpeta, remitente: REMITENTE, registro: registroMudo, reloj }),
    recibidos: async () => {
      const nombres = (await readdir(carpeta)).sort();
      const textos = await Promise.all(nombres.map((nombre) => readFile(join(carpeta, nombre), 'utf8')));
      return textos.map((texto) => texto.replaceAll('\r\n', '\n'));
    },
    cortar: async () => {
      await rm(carpeta, { recursive: true });
      await writeFile(carpeta, '');
    },
    cerrar: () => rm(raiz, { recursive: true, force: true }),
  };
});

/** As much of a mail server as a message needs. */
const abrirSmtp = async () => {
  const recibidos: string[] = [];
  const conexiones = new Set<Socket>();
  const servidor = createServer((conexion) => {
    conexiones.add(conexion);
    conexion.on('error', () => undefined);
    let [pendiente, enDatos] = ['', false];
    const atender = (linea: string): void => {
      if (linea.startsWith('DATA')) {
        enDatos = true;
        conexion.write('354 siga\r\n');
      } else if (linea.startsWith('QUIT')) conexion.end('221 adiós\r\n');
      else conexion.write('250 bien\r\n');
    };
    conexion.write('220 prueba\r\n');
    conexion.on('data', (trozo) => {
      pendiente += trozo.toString();
      for (;;) {
        const fin = enDatos ? '\r\n.\r\n' : '\r\n';
        const hasta = pendiente.indexOf(fin);
        if (hasta < 0) return;
        const texto = pendiente.slice(0, hasta);
        pendiente = pendiente.slice(hasta + fin.length);
        if (enDatos) {
          recibidos.push(texto.replaceAll('\r\n', '\n'));
          enDatos = false;
          conexion.write('250 recibido\r\n');
        } else atender(texto);
      }
    });
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  const { port } = servidor.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    recibidos,
    cerrar: async () => {
      for (const conexion of conexiones) conexion.destroy();
      await new Promise((cerrado) => servidor.close(cerrado));
    },
  };
};

const libretaMuda = { anotarEnvio: () => {} };

contratoCorreo('SMTP', async () => {
  const smtp = await abrirSmtp();
  return {
    correo: anotandoEnvios(smtpCorreo({ url: () => smtp.url, remitente: REMITENTE }), libretaMuda),
    recibidos: async () => [...smtp.recibidos],
    cortar: smtp.cerrar,
    cerrar: async () => {},
  };
});

contratoCorreo('SMTP, signed by the foundation', async () => {
  const smtp = await abrirSmtp();
  return {
    correo: firmando(
      smtpCorreo({ url: () => smtp.url, remitente: REMITENTE }),
      async () => 'Fundación de prueba',
    ),
    recibidos: async () => [...smtp.recibidos],
    cortar: smtp.cerrar,
    cerrar: async () => {},
  };
});

describe('how the last message went', () => {
  it('is written down, without the address that the server repeats', async () => {
    const anotarEnvio = vi.fn();
    const enviar = vi.fn(async () => {});
    const correo = anotandoEnvios({ enviar }, { anotarEnvio });
    const mensaje = { para: 'ana@x.example', asunto: 'a', texto: 't' };
    await correo.enviar(mensaje);
    enviar.mockRejectedValueOnce(new Error('550 <ana@x.example> no existe'));
    await expect(correo.enviar(mensaje)).rejects.toThrow('550');
    expect(anotarEnvio.mock.calls.map(([{ falla }]) => falla)).toEqual([null, '550 … no existe']);
  });

  it.each([
    ['connect ECONNREFUSED 127.0.0.1:2599', 'ESOCKET', 'En esa dirección y ese puerto nadie respondió'],
    ['getaddrinfo ENOTFOUND smtp.x.example', 'EDNS', 'No hay ningún servidor con ese nombre'],
    ['Connection timeout', 'ETIMEDOUT', 'El servidor de correo no respondió a tiempo'],
    ['Invalid login: 535 no', 'EAUTH', 'El servidor de correo no aceptó el usuario o la clave'],
    ['self-signed certificate', 'ETLS', 'La conexión con el servidor de correo no se pudo cifrar'],
  ])('%s is told in words, and as it came for whoever looks after it', async (dicho, code, palabras) => {
    const anotarEnvio = vi.fn();
    const enviar = () => Promise.reject(Object.assign(new Error(dicho), { code }));
    const correo = anotandoEnvios({ enviar }, { anotarEnvio });
    await expect(correo.enviar({ para: 'a@x.example', asunto: 'a', texto: 't' })).rejects.toThrow(dicho);
    expect(anotarEnvio).toHaveBeenCalledWith(
      expect.objectContaining({ falla: `${palabras} (${dicho})`, codigo: code }),
    );
  });
});
