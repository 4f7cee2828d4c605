import { vigenciaDe } from '@/domain/sin-red/vigencia';
import { descifrar } from '@/infrastructure/browser/cifrado-aes';
import { abrirBaseDelCofre } from './base-del-cofre';
import {
  abrirLlaves,
  coleccionDe,
  contextoDeServicio,
  contextoDeSobre,
  digerirNombre,
  llaveDeServicio,
} from './llaves-del-cofre';

interface Lectura {
  dueno: string;
  nombre: string;
  /** What the service gives to who is signed in; `null`, or a rejection, when it gave nothing. */
  dada: Promise<string | null>;
  ahora: number;
}

/**
 * What is kept under a name, without opening the vault for the page: nothing is counted, noted or erased. `null` where
 * there is no copy that may be read, or the service does not open it.
 */
export const leerUnaVez = async (
  cripto: Crypto,
  { dueno, nombre, dada, ahora }: Lectura,
): Promise<string | null> => {
  // It may fail before anybody waits for it.
  const llegada = dada.catch(() => null);
  const base = await abrirBaseDelCofre(() => undefined);
  try {
    const caja = await base.get('cajas', dueno);
    if (!caja?.copia || vigenciaDe(caja.copia, ahora) !== 'vigente') return null;
    const clave = await llegada;
    if (clave === null) return null;
    const deServicio = await llaveDeServicio(cripto.subtle, clave);
    const secreto = await descifrar(cripto, deServicio, caja.secreto, contextoDeServicio(dueno));
    if (!secreto) return null;
    const llaves = await abrirLlaves(cripto.subtle, secreto);
    const llave = await digerirNombre(cripto.subtle, llaves, nombre);
    const sobre = await base.get('sobres', [dueno, coleccionDe(nombre), llave]);
    if (!sobre) return null;
    const claro = await descifrar(cripto, llaves.datos, sobre.texto, contextoDeSobre(caja, llave, 'texto'));
    return claro && new TextDecoder().decode(claro);
  } finally {
    base.close();
  }
};
