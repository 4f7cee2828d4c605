import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { formatearInstante } from '@/domain/shared/fechas';
import { formatearTamano } from '@/domain/shared/formatear-tamano';
import type { ParteDelSistema, ParteRevisada } from '@/domain/sistema/estado-del-sistema';
import type { HechosDelSistema } from '@/domain/sistema/hechos-del-sistema';
import { juzgarRespaldo, juzgarRestauracion } from '@/domain/sistema/juzgar-respaldo';
import { correoRechazado } from '@/domain/sistema/prueba-de-correo';

const DIA_MS = 86_400_000;
const GIB = 1_073_741_824;
const DISCO_POCO = { fraccion: 0.1, bytes: GIB } as const;
const CERTIFICADO_DIAS = { atencion: 21, mal: 7 } as const;
/** A question that the database answers in more than this is not as it should be. */
const BASE_LENTA_MS = 500;

type Juicio = Omit<ParteRevisada, 'parte'>;

const juzgarBase = ({ base: { ok, ms, bytes, embebida } }: HechosDelSistema): Juicio => {
  const detalles = [
    embebida ? 'Base embebida en este equipo' : 'PostgreSQL',
    ...(bytes === null ? [] : [`Ocupa ${formatearTamano(bytes)}`]),
    `Responde en ${formatearNumero(ms)} ms`,
  ];
  if (!ok)
    return {
      nivel: 'MAL',
      resumen: 'No responde',
      detalles: [],
      accion: 'Revise que el servidor de la base esté encendido y con espacio; el sistema se reconecta solo.',
    };
  if (ms > BASE_LENTA_MS)
    return {
      nivel: 'ATENCION',
      resumen: 'Responde despacio',
      detalles,
      accion: 'Si sigue así varios minutos, revise el procesador y el disco del servidor.',
    };
  return { nivel: 'BIEN', resumen: 'Responde bien', detalles, accion: null };
};

const juzgarDisco = ({ disco }: HechosDelSistema): Juicio => {
  if (!disco)
    return {
      nivel: 'SIN_DATO',
      resumen: 'Este disco no dice cuánto espacio tiene',
      detalles: [],
      accion: 'Mire en el servidor cuánto espacio queda.',
    };
  const { libres, total, reserva } = disco;
  const porcentaje = libres * 100 < total ? 'menos de 1' : Math.floor((libres / total) * 100);
  const detalles = [`Quedan ${formatearTamano(libres)} de ${formatearTamano(total)} (${porcentaje} %)`];
  const accion =
    'Borre respaldos viejos que ya estén en otro lugar y vacíe la papelera de la Biblioteca, o amplíe el disco.';
  if (libres < reserva)
    return { nivel: 'MAL', resumen: 'Lleno: ya no se puede guardar nada nuevo', detalles, accion };
  if (libres < DISCO_POCO.bytes || libres < total * DISCO_POCO.fraccion)
    return { nivel: 'ATENCION', resumen: 'Queda poco espacio', detalles, accion };
  return { nivel: 'BIEN', resumen: 'Hay espacio', detalles, accion: null };
};

const juzgarCorreo = ({ correo: { envia, ultimo } }: HechosDelSistema): Juicio => {
  if (!envia)
    return {
      nivel: 'ATENCION',
      resumen: 'No hay servidor de correo: nadie recibe los mensajes',
      detalles: ['Los mensajes quedan en la carpeta «correo» de los datos'],
      accion: 'Pida a quien cuida el servidor que defina SMTP_URL y lo reinicie.',
    };
  if (!ultimo)
    return {
      nivel: 'SIN_DATO',
      resumen: 'Todavía no se ha enviado ningún mensaje',
      detalles: [],
      accion: 'Para probarlo, use «Enviarme un mensaje de prueba».',
    };
  const cuando = `Último intento: ${formatearInstante(ultimo.en)}`;
  if (ultimo.falla !== null)
    return {
      nivel: 'MAL',
      resumen: 'El último mensaje no salió',
      detalles: [cuando, ultimo.falla],
      accion: `${correoRechazado(ultimo.codigo).accion} Después use «Enviarme un mensaje de prueba».`,
    };
  return { nivel: 'BIEN', resumen: 'El último mensaje salió', detalles: [cuando], accion: null };
};

const juzgarCertificado = ({ certificado }: HechosDelSistema, ahora: Date): Juicio => {
  if (certificado.tipo === 'SIN_HTTPS')
    return certificado.local
      ? {
          nivel: 'SIN_DATO',
          resumen: 'El sitio no tiene todavía una dirección pública',
          detalles: [],
          accion: 'Cuando la tenga, pida que la pongan en PUBLIC_SITE_URL, con https.',
        }
      : {
          nivel: 'MAL',
          resumen: 'La dirección pública no es https: las contraseñas viajan sin cifrar',
          detalles: [],
          accion: 'Ponga delante un proxy con certificado y cambie PUBLIC_SITE_URL a https.',
        };
  const { sitio } = certificado;
  if (certificado.tipo === 'NO_RESPONDE')
    return {
      nivel: 'ATENCION',
      resumen: 'Desde el servidor no se pudo mirar el certificado',
      detalles: [sitio],
      accion:
        'Abra el sitio desde otro lugar. Si abre sin avisos, esto solo dice que el servidor no se alcanza a sí mismo.',
    };
  const dias = Math.floor((Date.parse(certificado.vence) - ahora.getTime()) / DIA_MS);
  const detalles = [sitio, `Vence: ${formatearInstante(certificado.vence)}`];
  const accion = 'Renuévelo (certbot o Caddy lo hacen solos: revise por qué no pudieron).';
  if (dias < 0) return { nivel: 'MAL', resumen: 'Venció: los navegadores no dejan entrar', detalles, accion };
  if (certificado.falla !== null)
    return {
      nivel: 'MAL',
      resumen: 'Los navegadores no confían en el certificado',
      detalles: [...detalles, certificado.falla],
      accion: 'Pida un certificado para esa dirección e instálelo completo, con su cadena.',
    };
  const faltan =
    dias === 0
      ? 'Vence en menos de un día'
      : dias === 1
        ? 'Falta 1 día para que venza'
        : `Faltan ${dias} días para que venza`;
  if (dias < CERTIFICADO_DIAS.mal) return { nivel: 'MAL', resumen: faltan, detalles, accion };
  if (dias < CERTIFICADO_DIAS.atencion) return { nivel: 'ATENCION', resumen: faltan, detalles, accion };
  return { nivel: 'BIEN', resumen: `Vigente por ${dias} días`, detalles, accion: null };
};

const REGLAS: readonly [ParteDelSistema, (hechos: HechosDelSistema, ahora: Date) => Juicio][] = [
  ['RESPALDO', juzgarRespaldo],
  ['RESTAURACION', juzgarRestauracion],
  ['BASE', juzgarBase],
  ['DISCO', juzgarDisco],
  ['CORREO', juzgarCorreo],
  ['CERTIFICADO', juzgarCertificado],
];

/** Whether each part is healthy, in words, and what to do when it is not. */
export const juzgarSistema = (hechos: HechosDelSistema, ahora: Date): ParteRevisada[] =>
  REGLAS.map(([parte, juzgar]) => ({ parte, ...juzgar(hechos, ahora) }));
