import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { BASE_SIN_RED } from '@/domain/shared/constantes';
import type { MarcaDeCopia } from '@/domain/sin-red/vigencia';
import type { Bytes } from '@/infrastructure/browser/cifrado-aes';

/** The half that the service gave, as a key that no script can read back, and what the PIN closes with it. */
export interface CandadoDePin {
  equipo: string;
  mitad: CryptoKey;
  sal: Bytes;
  vueltas: number;
  secreto: Bytes;
}

/** What one person keeps here. `secreto` opens the rest, closed with what the service gives to who is signed in. */
export interface Caja {
  dueno: string;
  /** Another one each time it is made, so that nothing of before is taken for its own. */
  serie: string;
  secreto: Bytes;
  pin: CandadoDePin | null;
  fallos: number;
  copia: MarcaDeCopia | null;
}

/** `llave` is the name under a digest that only who has it open can make; the collection alone is in clear. */
export interface Sobre {
  dueno: string;
  coleccion: string;
  llave: string;
  nombre: Bytes;
  texto: Bytes;
}

interface Esquema extends DBSchema {
  cajas: { key: string; value: Caja };
  sobres: {
    key: [string, string, string];
    value: Sobre;
  };
}

export type BaseDelCofre = IDBPDatabase<Esquema>;

export const abrirBaseDelCofre = (alCerrarse: () => void): Promise<BaseDelCofre> =>
  openDB<Esquema>(BASE_SIN_RED, 1, {
    upgrade: (base) => {
      base.createObjectStore('cajas', { keyPath: 'dueno' });
      base.createObjectStore('sobres', { keyPath: ['dueno', 'coleccion', 'llave'] });
    },
    // A newer release in another tab, or somebody who clears the browser, must not wait for this one.
    blocking: (_anterior, _nueva, evento) => {
      (evento.target as IDBDatabase).close();
      alCerrarse();
    },
    terminated: alCerrarse,
  });

/** Every envelope of an owner, or of one of their collections. */
export const sobresDe = (dueno: string, coleccion?: string): IDBKeyRange =>
  coleccion === undefined
    ? IDBKeyRange.bound([dueno], [dueno, []])
    : IDBKeyRange.bound([dueno, coleccion], [dueno, coleccion, []]);
