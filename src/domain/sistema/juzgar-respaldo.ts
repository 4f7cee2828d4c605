import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { formatearInstante } from '@/domain/shared/fechas';
import { formatearTamano } from '@/domain/shared/formatear-tamano';
import type { ParteRevisada } from '@/domain/sistema/estado-del-sistema';
import type { HechosDelSistema, RespaldoAnotado } from '@/domain/sistema/hechos-del-sistema';

const HORA_MS = 3_600_000;
/** One a night, and two hours for the one that took long. */
export const RESPALDO_VIEJO_HORAS = 26;
/** From then on, it is told in days. */
const VARIOS_DIAS_HORAS = 48;
/** Each night, or at least each week. */
const ENSAYO_VIEJO_DIAS = 8;

type UltimoRespaldo = NonNullable<RespaldoAnotado['ultimo']>;

type Juicio = Omit<ParteRevisada, 'parte'>;

const horasDesde = (iso: string, ahora: Date): number => (ahora.getTime() - Date.parse(iso)) / HORA_MS;

/** `hace 3 h`, `hace 2 días`; also `hace menos de una hora` of what the clock of another process says is ahead. */
export const haceCuanto = (iso: string, ahora: Date): string => {
  const horas = Math.floor(horasDesde(iso, ahora));
  if (horas < 1) return 'hace menos de una hora';
  if (horas < VARIOS_DIAS_HORAS) return `hace ${horas} h`;
  return `hace ${formatearNumero(Math.floor(horas / 24))} días`;
};

export const estaViejo = ({ en }: UltimoRespaldo, ahora: Date): boolean =>
  horasDesde(en, ahora) > RESPALDO_VIEJO_HORAS;

/** More than that of last night. */
export const faltanVarias = ({ en }: UltimoRespaldo, ahora: Date): boolean =>
  horasDesde(en, ahora) >= VARIOS_DIAS_HORAS;

/** Written down while the clock was ahead; an hour is what the clock of another process may differ. */
export const esDeOtraHora = (en: string, ahora: Date): boolean => horasDesde(en, ahora) < -1;

const archivoDe = (ruta: string): string => ruta.split(/[\\/]/).at(-1) ?? ruta;

const describir = (ultimo: UltimoRespaldo): string[] => [
  `Última: ${formatearInstante(ultimo.en)}`,
  `Pesa ${formatearTamano(ultimo.bytes)}, ${ultimo.cifrado ? 'cifrada' : 'sin cifrar'}`,
  archivoDe(ultimo.ruta),
];

export const juzgarRespaldo = ({ respaldo }: HechosDelSistema, ahora: Date): Juicio => {
  const { ultimo, fallo } = respaldo;
  const detalles = ultimo ? describir(ultimo) : [];
  if (fallo)
    return {
      nivel: 'MAL',
      resumen: 'La última copia falló',
      detalles: [`Falló: ${formatearInstante(fallo.en)}`, fallo.motivo, ...detalles],
      accion: 'Corrija lo que dice el motivo y pida a quien cuida el servidor que ejecute npm run backup.',
    };
  if (!ultimo)
    return {
      nivel: 'MAL',
      resumen: 'No se ha hecho ninguna copia en este servidor',
      detalles: [],
      accion:
        'Pida a quien cuida el servidor que active la copia de cada noche (docs/operacion.md, «Respaldos»).',
    };
  // Until that day comes it would look as if just made, whatever happens meanwhile.
  if (esDeOtraHora(ultimo.en, ahora))
    return {
      nivel: 'MAL',
      resumen: 'La última copia dice una fecha que no ha llegado: no se sabe de cuándo es',
      detalles,
      accion: 'Revise la hora del equipo y, cuando esté bien, pida que ejecuten npm run backup.',
    };
  if (estaViejo(ultimo, ahora))
    return {
      nivel: 'MAL',
      resumen: `La última copia es de ${haceCuanto(ultimo.en, ahora)}: la de anoche no se hizo`,
      detalles,
      accion: 'Revise que la copia de cada noche siga programada y que el equipo esté encendido a esa hora.',
    };
  if (!ultimo.cifrado)
    return {
      nivel: 'ATENCION',
      resumen: `Hecha ${haceCuanto(ultimo.en, ahora)}, pero sin cifrar`,
      detalles,
      accion: 'Contiene datos de salud: defina BACKUP_PASSPHRASE y guarde la frase en dos lugares seguros.',
    };
  return { nivel: 'BIEN', resumen: `Hecha ${haceCuanto(ultimo.en, ahora)}`, detalles, accion: null };
};

export const juzgarRestauracion = ({ ensayo, respaldo }: HechosDelSistema, ahora: Date): Juicio => {
  if (!ensayo)
    return {
      nivel: 'ATENCION',
      resumen: 'Nunca se ha comprobado que una copia se pueda restaurar',
      detalles: [],
      accion: respaldo.ultimo
        ? 'Use «Verificar ahora»: restaura la última copia aparte, la compara y la borra.'
        : 'Primero hay que hacer una copia.',
    };
  const detalles = [
    `Verificada: ${formatearInstante(ensayo.en)}`,
    ...(ensayo.falla === null
      ? [
          `${formatearNumero(ensayo.filas)} filas y ${formatearNumero(ensayo.archivos)} archivos iguales, en ${formatearNumero(ensayo.segundos)} s`,
        ]
      : []),
    ensayo.archivo,
  ];
  if (ensayo.falla !== null)
    return {
      nivel: 'MAL',
      resumen: 'La última copia verificada no se pudo restaurar',
      detalles: [...detalles, ensayo.falla],
      accion: 'Haga otra copia hoy y verifíquela. Guarde la que falló hasta saber por qué.',
    };
  if (ensayo.faltan > 0)
    return {
      nivel: 'ATENCION',
      resumen:
        ensayo.faltan === 1
          ? 'La última copia verificada no trae 1 archivo que una ficha nombra'
          : `La última copia verificada no trae ${formatearNumero(ensayo.faltan)} archivos que las fichas nombran`,
      detalles,
      accion:
        'Son papeles firmados que ya no están. Cuáles son lo dice «npm run restore -- --desde RESPALDO --revisar»: búsquelos en copias anteriores, o pida el papel y súbalo otra vez.',
    };
  if (esDeOtraHora(ensayo.en, ahora))
    return {
      nivel: 'ATENCION',
      resumen: 'La última verificación dice una fecha que no ha llegado: no se sabe de cuándo es',
      detalles,
      accion: 'Revise la hora del equipo y, cuando esté bien, use «Verificar ahora».',
    };
  if (horasDesde(ensayo.en, ahora) > ENSAYO_VIEJO_DIAS * 24)
    return {
      nivel: 'ATENCION',
      resumen: `La última verificación es de ${haceCuanto(ensayo.en, ahora)}`,
      detalles,
      accion: 'Use «Verificar ahora», y revise que la copia de cada noche lleve --ensayar.',
    };
  return {
    nivel: 'BIEN',
    resumen: `Se restauró y quedó igual ${haceCuanto(ensayo.en, ahora)}`,
    detalles,
    accion: null,
  };
};
