import type { Cerradura, ResultadoDePin } from '@/application/sin-red/cerradura.port';
import { EN_COLA } from '@/application/sin-red/cola';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { INTENTOS_DE_PIN } from '@/domain/sin-red/pin';
import { venceEn, vigenciaDe } from '@/domain/sin-red/vigencia';
import { type Bytes, cifrar, descifrar } from '@/infrastructure/browser/cifrado-aes';
import { type Caja, sobresDe } from './base-del-cofre';
import type { DependenciasCofre, Interior } from './interior-del-cofre';
import {
  contextoDeServicio,
  importarMitad,
  llaveDePin,
  llaveDeServicio,
  VUELTAS_DE_PIN,
} from './llaves-del-cofre';

/** What is erased with the copy. What waits to be sent is in other collections. */
const COPIA = 'copia';
const DURABLE = { durability: 'strict' } as const;
const dePin = (dueno: string) => `${dueno}\npin`;

const sinLlave = (): ErrorAplicacion =>
  new ErrorAplicacion(
    'NO_DISPONIBLE',
    'Este navegador o este servicio no permiten guardar datos cifrados en el equipo',
  );

/** The side of the vault that opens, counts and erases. */
export const crearCerradura = (deps: DependenciasCofre, interior: Interior): Cerradura => {
  const { cripto, llave, reloj } = deps;
  const { presente, conBase } = interior;
  const ahora = () => reloj.ahora().getTime();

  const llaveDada = async (): Promise<CryptoKey | null> => {
    // Absent outside secure contexts, whatever its type says.
    if (!(cripto.subtle as SubtleCrypto | undefined)) return null;
    const dada = await llave.obtener();
    return dada === null ? null : llaveDeServicio(cripto.subtle, dada);
  };
  /** Writes what `cambiar` says of the box as it is stored, at once; nothing when there is none. */
  const cambiarCaja = (dueno: string, cambiar: (caja: Caja) => Caja): Promise<Caja | null> =>
    conBase(async (base) => {
      const turno = base.transaction('cajas', 'readwrite', DURABLE);
      const caja = await turno.store.get(dueno);
      const nueva = caja ? cambiar(caja) : null;
      await Promise.all([nueva && turno.store.put(nueva), turno.done]);
      return nueva;
    });
  const marcar = async (): Promise<void> => {
    deps.marcar(await conBase((base) => base.getAllKeys('cajas')));
  };
  /** The copy and, with `pin`, what opens it without the service. A box of which nothing is left goes too. */
  const borrar = async (dueno: string, pin: boolean): Promise<void> => {
    await conBase(async (base) => {
      const turno = base.transaction(['cajas', 'sobres'], 'readwrite', DURABLE);
      const [cajas, sobres] = [turno.objectStore('cajas'), turno.objectStore('sobres')];
      const cambiar = async (): Promise<void> => {
        await sobres.delete(sobresDe(dueno, COPIA));
        const caja = await cajas.get(dueno);
        if (caja && pin && (await sobres.count(sobresDe(dueno))) === 0) await cajas.delete(dueno);
        else if (caja) await cajas.put({ ...caja, copia: null, ...(pin ? { pin: null, fallos: 0 } : {}) });
      };
      await Promise.all([cambiar(), turno.done]);
    });
    await marcar();
    await interior.cambio();
  };
  /** Looks at the copy by the clock of now, erases one that is past its days, and remembers the moment. */
  const revisarCopia = async (caja: Caja) => {
    if (!caja.copia) return null;
    const vigencia = vigenciaDe(caja.copia, ahora());
    if (vigencia === 'vencida') await borrar(caja.dueno, false);
    if (vigencia === 'vigente')
      await cambiarCaja(caja.dueno, (guardada) => ({
        ...guardada,
        copia: guardada.copia && { ...guardada.copia, vista_en: Math.max(guardada.copia.vista_en, ahora()) },
      }));
    return vigencia;
  };
  const abrirCon = async (caja: Caja, secreto: Bytes): Promise<void> => {
    await cambiarCaja(caja.dueno, (guardada) => ({ ...guardada, fallos: 0 }));
    await interior.abrirCon(caja.dueno, caja.serie, secreto);
  };
  const suya = async (): Promise<Caja | null> => {
    const dueno = presente();
    return dueno === null ? null : ((await interior.caja(dueno)) ?? null);
  };
  const secretoPorServicio = async (caja: Caja, dada: CryptoKey): Promise<Bytes | null> =>
    descifrar(cripto, dada, caja.secreto, contextoDeServicio(caja.dueno));

  return {
    situacion: async () => {
      const caja = await suya();
      return {
        conPin: caja?.pin != null,
        intentos: INTENTOS_DE_PIN - (caja?.fallos ?? 0),
        vigencia: caja?.copia ? vigenciaDe(caja.copia, ahora()) : null,
        guardada_en: caja?.copia?.guardada_en ?? null,
        vence_en: caja?.copia ? venceEn(caja.copia) : null,
      };
    },
    equipo: async () => (await suya())?.pin?.equipo ?? null,
    elegir: async (pin, { equipo, mitad: dadaMitad }) => {
      const [dueno, dada] = [presente(), await llaveDada()];
      if (dueno === null || !dada) throw sinLlave();
      const anterior = await suya();
      const guardado = anterior && (await secretoPorServicio(anterior, dada));
      const secreto = guardado ?? cripto.getRandomValues(new Uint8Array(32));
      const serie = anterior && guardado ? anterior.serie : cripto.randomUUID();
      const candado = {
        equipo,
        mitad: await importarMitad(cripto.subtle, dadaMitad),
        sal: cripto.getRandomValues(new Uint8Array(16)),
        vueltas: deps.vueltas ?? VUELTAS_DE_PIN,
      };
      const caja: Caja = {
        dueno,
        serie,
        secreto: await cifrar(cripto, dada, secreto, contextoDeServicio(dueno)),
        pin: {
          ...candado,
          secreto: await cifrar(cripto, await llaveDePin(cripto.subtle, pin, candado), secreto, dePin(dueno)),
        },
        fallos: 0,
        copia: guardado ? (anterior?.copia ?? null) : null,
      };
      await conBase(async (base) => {
        const turno = base.transaction('cajas', 'readwrite', DURABLE);
        await Promise.all([turno.store.put(caja), turno.done]);
      });
      await marcar();
      await interior.abrirCon(dueno, serie, secreto);
    },
    abrirConPin: async (pin): Promise<ResultadoDePin> => {
      const caja = await suya();
      if (!caja?.pin) return { resultado: 'SIN_PIN' };
      const vigencia = await revisarCopia(caja);
      if (vigencia === 'reloj-atrasado') return { resultado: 'RELOJ' };
      // Without a copy of these days it opens nothing: what waits to be sent is for who signs in.
      if (vigencia !== 'vigente') return { resultado: 'VENCIDO' };
      const contada = await cambiarCaja(caja.dueno, (guardada) => ({
        ...guardada,
        fallos: guardada.fallos + 1,
      }));
      const { fallos = 0 } = contada ?? {};
      if (fallos <= INTENTOS_DE_PIN) {
        const candado = await llaveDePin(cripto.subtle, pin, caja.pin);
        const secreto = await descifrar(cripto, candado, caja.pin.secreto, dePin(caja.dueno));
        if (secreto) {
          await abrirCon(caja, secreto);
          return { resultado: 'ABIERTO' };
        }
      }
      if (fallos < INTENTOS_DE_PIN) return { resultado: 'INCORRECTO', quedan: INTENTOS_DE_PIN - fallos };
      interior.cerrar();
      await borrar(caja.dueno, true);
      return { resultado: 'BORRADO' };
    },
    abrirConServicio: async () => {
      const caja = await suya();
      const dada = caja && (await llaveDada());
      if (!caja || !dada) return false;
      const secreto = await secretoPorServicio(caja, dada);
      if (!secreto) return false;
      if (!caja.pin && (await conBase((base) => base.count('sobres', sobresDe(caja.dueno)))) === 0) {
        await borrar(caja.dueno, true);
        return false;
      }
      await revisarCopia(caja);
      await abrirCon(caja, secreto);
      return true;
    },
    anotarCopia: async (dias) => {
      const dueno = presente();
      const momento = ahora();
      if (dueno !== null)
        await cambiarCaja(dueno, (caja) => ({
          ...caja,
          copia: { guardada_en: momento, dias, vista_en: momento },
        }));
    },
    esperanAqui: () =>
      conBase(async (base) => {
        const duenos = await base.getAllKeys('cajas');
        const suyos = duenos.map((dueno) => base.count('sobres', sobresDe(dueno, EN_COLA)));
        return (await Promise.all(suyos)).reduce((suma, cuantos) => suma + cuantos, 0);
      }),
    barrer: async () => {
      for (const caja of await conBase((base) => base.getAll('cajas'))) await revisarCopia(caja);
      await marcar();
    },
    olvidarCopia: (dueno) => borrar(dueno, false),
    dejar: async () => {
      const dueno = presente();
      if (dueno !== null) await borrar(dueno, true);
    },
  };
};
