import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { crearColaDeCorreo } from '@/application/shared/cola-de-correo';
import { abrirCorreo } from '@/infrastructure/mail/abrir-correo';
import { firmando } from '@/infrastructure/mail/firmando';

const MENSAJE = {
  para: 'ana@x.example',
  asunto: 'Contraseña nueva',
  texto: 'Abra\nhttps://x/#token=SECRETO',
};
const REMITENTE = 'panel@fundacion.example';

const registroDe = () => {
  const lineas: string[] = [];
  const anotar = (mensaje: string) => void lineas.push(mensaje);
  return { lineas, registro: { aviso: anotar, error: anotar } };
};

describe('bandeja de salida', () => {
  it('deja un .eml legible solo para su dueño y una línea sin dirección ni enlace', async () => {
    const carpetaDatos = await mkdtemp(join(tmpdir(), 'correo-'));
    const { lineas, registro } = registroDe();
    await abrirCorreo({ smtp: undefined, remitente: REMITENTE, carpetaDatos, registro }).enviar(MENSAJE);
    const [archivo = '', ...otros] = await readdir(join(carpetaDatos, 'correo'));
    expect(otros).toEqual([]);
    const ruta = join(carpetaDatos, 'correo', archivo);
    expect(archivo).toMatch(/\.eml$/);
    expect((await stat(ruta)).mode & 0o777).toBe(0o600);
    const [cabeceras, cuerpo] = (await readFile(ruta, 'utf8')).split('\r\n\r\n');
    expect(cabeceras).toContain('To: ana@x.example');
    expect(Buffer.from(/=\?UTF-8\?B\?(.+)\?=/.exec(cabeceras ?? '')?.[1] ?? '', 'base64').toString()).toBe(
      'Contraseña nueva',
    );
    expect(cuerpo).toBe('Abra\r\nhttps://x/#token=SECRETO');
    expect(lineas).toHaveLength(1);
    expect(lineas.join()).not.toMatch(/ana@x|SECRETO/);
    await rm(carpetaDatos, { recursive: true });
  });
});

/** A mail server that takes whatever comes; `recibido` is all that it was told. */
const abrirServidorDeCorreo = async () => {
  const abierto = { recibido: '', puerto: 0, cerrar: () => {} };
  const servidor = createServer((conexion) => {
    let datos = false;
    conexion.write('220 prueba\r\n');
    conexion.on('data', (trozo) => {
      const texto = trozo.toString();
      abierto.recibido += texto;
      if (datos) {
        if (texto.includes('\r\n.\r\n')) {
          datos = false;
          conexion.write('250 recibido\r\n');
        }
      } else if (texto.startsWith('EHLO')) conexion.write('250-prueba\r\n250 AUTH PLAIN\r\n');
      else if (texto.startsWith('AUTH')) conexion.write('235 pase\r\n');
      else if (texto.startsWith('DATA')) {
        datos = true;
        conexion.write('354 siga\r\n');
      } else conexion.write('250 bien\r\n');
    });
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  abierto.puerto = (servidor.address() as { port: number }).port;
  abierto.cerrar = () => void servidor.close();
  return abierto;
};

describe('SMTP', () => {
  it('la clave cambiada vale desde el siguiente mensaje, sin reiniciar', async () => {
    const servidor = await abrirServidorDeCorreo();
    const direccion = (clave: string) => `smtp://panel:${clave}@127.0.0.1:${servidor.puerto}?ignoreTLS=true`;
    let actual = direccion('uno');
    const correo = abrirCorreo({
      smtp: actual,
      releerSmtp: () => actual,
      remitente: REMITENTE,
      carpetaDatos: '',
      registro: registroDe().registro,
    });
    await correo.enviar(MENSAJE);
    await correo.enviar(MENSAJE);
    actual = direccion('dos');
    await correo.enviar(MENSAJE);
    const claves = [...servidor.recibido.matchAll(/AUTH PLAIN (\S+)/g)].map(([, cifrada = '']) =>
      Buffer.from(cifrada, 'base64').toString().split('\0').at(-1),
    );
    expect(claves).toEqual(['uno', 'uno', 'dos']);
    servidor.cerrar();
  });

  it('entrega el mensaje al servidor de SMTP_URL', async () => {
    const servidor = await abrirServidorDeCorreo();
    const { registro } = registroDe();
    const correo = abrirCorreo({
      smtp: `smtp://127.0.0.1:${servidor.puerto}?ignoreTLS=true`,
      remitente: REMITENTE,
      carpetaDatos: '',
      registro,
    });
    await correo.enviar(MENSAJE);
    expect(servidor.recibido).toContain('RCPT TO:<ana@x.example>');
    expect(servidor.recibido).toContain('MAIL FROM:<panel@fundacion.example>');
    servidor.cerrar();
  });
});

describe('cola de correo', () => {
  it('un envío que falla se anota sin la dirección, y los demás salen', async () => {
    const { lineas, registro } = registroDe();
    const enviados: string[] = [];
    const cola = crearColaDeCorreo({
      registro,
      correo: {
        enviar: async ({ para }) => {
          if (para === 'falla@x.example') throw new Error('550 falla@x.example');
          enviados.push(para);
        },
      },
    });
    cola.agregar({ ...MENSAJE, para: 'falla@x.example' });
    cola.agregar(MENSAJE);
    await cola.terminar();
    expect(enviados).toEqual(['ana@x.example']);
    expect(lineas).toEqual(['No se pudo enviar un correo']);
  });
});

describe('un mensaje firmado', () => {
  const enviado = async (leerNombre: () => Promise<string | null>): Promise<string> => {
    const textos: string[] = [];
    const correo = firmando({ enviar: async ({ texto }) => void textos.push(texto) }, leerNombre);
    await correo.enviar({ ...MENSAJE, texto: 'Cordial saludo:\n\nAbra el enlace.\n' });
    return textos.join();
  };

  it('lleva al pie el nombre de la fundación', async () => {
    expect(await enviado(async () => 'Fundación Nueva Aurora')).toBe(
      'Cordial saludo:\n\nAbra el enlace.\n\nFundación Nueva Aurora\n',
    );
  });

  it('sale como está mientras no hay nombre, o no se puede saber', async () => {
    const sinFirma = 'Cordial saludo:\n\nAbra el enlace.\n';
    expect(await enviado(async () => null)).toBe(sinFirma);
    expect(await enviado(() => Promise.reject(new Error('sin base')))).toBe(sinFirma);
  });
});
