import type { Correo } from '@/application/shared/correo.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { LibretaDelSistema } from '@/application/sistema/libreta-del-sistema.port';
import { probarCorreo } from '@/application/sistema/probar-correo';
import type { VigiaDelSistema } from '@/application/sistema/vigia-del-sistema.port';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import { avisosDeRespaldo } from '@/domain/sistema/avisos-de-respaldo';
import type { EstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import type { HechosDelSistema } from '@/domain/sistema/hechos-del-sistema';
import { juzgarSistema } from '@/domain/sistema/juzgar-sistema';
import type { PruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';

/** What asks each thing how it is. */
export interface SondasDelSistema {
  base: () => Promise<HechosDelSistema['base']>;
  disco: () => HechosDelSistema['disco'];
  certificado: () => Promise<HechosDelSistema['certificado']>;
  /** False without a mail server. */
  enviaCorreo: boolean;
  /** Restores that backup apart and writes down how it went; rejects only when it could not even begin. */
  ensayar: (ruta: string) => Promise<void>;
  /** Whether this process can read it. */
  alcanza: (ruta: string) => boolean;
}

interface Dependencias {
  sondas: SondasDelSistema;
  libreta: LibretaDelSistema;
  reloj: Reloj;
  correo: Correo;
  /** Addresses of who administers. */
  administradores: () => Promise<readonly string[]>;
}

export interface VigiaDelServidor extends Pick<VigiaDelSistema, 'ensayar'> {
  mirar(): Promise<EstadoDelSistema>;
  /** Sends a message to that address. */
  probarCorreo(para: string): Promise<PruebaDeCorreo>;
  /** From time to time: mails to administrators what they must know, once. Rejects when it reached nobody; the next time tries again. */
  avisar(): Promise<void>;
}

export const vigilarSistema = ({
  sondas,
  libreta,
  reloj,
  correo,
  administradores,
}: Dependencias): VigiaDelServidor => {
  let enCurso = false;
  const porEnsayar = (): string | null => {
    const ruta = libreta.respaldo().ultimo?.ruta;
    return ruta !== undefined && sondas.alcanza(ruta) ? ruta : null;
  };
  return {
    probarCorreo: probarCorreo({ correo, enviaCorreo: sondas.enviaCorreo }),
    mirar: async () => {
      const [base, certificado] = await Promise.all([sondas.base(), sondas.certificado()]);
      const ahora = reloj.ahora();
      const partes = juzgarSistema(
        {
          base,
          certificado,
          disco: sondas.disco(),
          correo: { envia: sondas.enviaCorreo, ultimo: libreta.envio() },
          respaldo: libreta.respaldo(),
          ensayo: libreta.ensayo(),
        },
        ahora,
      );
      const ensayo = enCurso ? 'EN_CURSO' : porEnsayar() === null ? 'IMPOSIBLE' : 'LISTO';
      return { revisado_en: ahora.toISOString(), ensayo, partes };
    },
    ensayar: async () => {
      if (enCurso) return;
      const ruta = porEnsayar();
      if (ruta === null) throw errorConflicto('No hay una copia de seguridad que este servidor pueda leer');
      enCurso = true;
      // Nobody waits for it: whoever asked looks again.
      void sondas
        .ensayar(ruta)
        .catch(() => undefined)
        .finally(() => {
          enCurso = false;
        });
    },
    avisar: async () => {
      const avisos = avisosDeRespaldo(libreta.respaldo(), libreta.ensayo(), reloj.ahora());
      if (avisos.length === 0) return;
      const destinos = await administradores();
      const fallos: unknown[] = [];
      for (const { clave, asunto, texto } of avisos) {
        if (!libreta.reclamarAviso(clave)) continue;
        const envios = await Promise.allSettled(
          destinos.map((para) => correo.enviar({ para, asunto, texto })),
        );
        const rechazados = envios.filter((envio) => envio.status === 'rejected');
        if (rechazados.length < envios.length) continue;
        // A mail that is down for a while must not swallow it.
        libreta.soltarAviso(clave);
        fallos.push(...rechazados.map(({ reason }) => reason));
      }
      if (fallos.length > 0) throw fallos[0];
    },
  };
};
