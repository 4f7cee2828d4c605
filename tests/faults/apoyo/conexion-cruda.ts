import { connect, type Socket } from 'node:net';
import { setTimeout as pausa } from 'node:timers/promises';

export interface RespuestaCruda {
  estado: number;
  /** Header lines as they came. */
  cabecera: string;
  cuerpo: string;
}

const RESPUESTA = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n([\s\S]*)$/;

/** Bytes of the body the head announces; `null` when only the end of the connection tells. */
const anunciados = (cabecera: string): number | null => {
  const [, bytes] = /^content-length: (\d+)/im.exec(cabecera) ?? [];
  return bytes === undefined ? null : Number(bytes);
};

/** The answers in what arrived, one after another; informative ones (1xx) are not answers. */
const separar = (recibido: string): RespuestaCruda[] => {
  const respuestas: RespuestaCruda[] = [];
  for (let resto = recibido; resto !== ''; ) {
    const fin = resto.indexOf('\r\n\r\n');
    const [, estado = '0', cabecera = ''] = RESPUESTA.exec(resto.slice(0, fin < 0 ? undefined : fin)) ?? [];
    const cuerpo = fin < 0 ? '' : resto.slice(fin + 4);
    const largo = estado.startsWith('1') ? 0 : (anunciados(cabecera) ?? cuerpo.length);
    if (!estado.startsWith('1')) {
      respuestas.push({ estado: Number(estado), cabecera, cuerpo: cuerpo.slice(0, largo) });
    }
    resto = cuerpo.slice(largo);
  }
  return respuestas;
};

/** Nothing that is asked here takes longer: a connection still open then hangs. */
const ESPERA_MAXIMA_MS = 15_000;

const abrir = (url: string): Socket => {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) });
};

/** Sends the bytes as they are and reads until the server closes. Throws when it does not. */
export const hablarCrudo = async (url: string, ...trozos: (string | Buffer)[]): Promise<RespuestaCruda[]> => {
  const conexion = abrir(url);
  let recibido = '';
  conexion.setEncoding('latin1').on('data', (trozo: string) => {
    recibido += trozo;
  });
  // The server may cut while it is still being spoken to: what it said before is the answer.
  conexion.on('error', () => {});
  const cierre = new Promise<void>((resolve, reject) => {
    const reloj = setTimeout(
      () => reject(new Error(`La conexión quedó abierta; llegó: ${recibido.slice(0, 300)}`)),
      ESPERA_MAXIMA_MS,
    );
    conexion.once('close', () => {
      clearTimeout(reloj);
      resolve();
    });
  });
  for (const trozo of trozos) {
    conexion.write(trozo);
    await pausa(5);
  }
  await cierre.finally(() => conexion.destroy());
  return separar(recibido);
};

/** Sends the bytes and hangs up without listening. */
export const colgar = async (url: string, ...trozos: (string | Buffer)[]): Promise<void> => {
  const conexion = abrir(url);
  conexion.on('error', () => {});
  for (const trozo of trozos) {
    conexion.write(trozo);
    await pausa(5);
  }
  conexion.destroy();
};
