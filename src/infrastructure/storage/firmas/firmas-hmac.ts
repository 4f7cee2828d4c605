import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Firmas } from '@/application/archivos/firmas.port';
import { errorFirma } from '@/domain/archivos/errores-archivos';
import type { MetodoFirmado, PermisoFirmado } from '@/domain/archivos/permiso-firmado';

const CAMPOS = [
  'metodo',
  'clave',
  'tipo',
  'maximo',
  'siExiste',
  'usuario',
  'rol',
  'credencial',
  'expira',
  'unico',
] as const;
type Campo = (typeof CAMPOS)[number];

const leerTextos = (
  consulta: Readonly<Record<string, unknown>>,
): Record<Campo, string> & { firma: string } => {
  const sobran = Object.keys(consulta).length !== CAMPOS.length + 1;
  const textos = [...CAMPOS, 'firma'].map((campo) => [campo, consulta[campo]] as const);
  if (sobran || textos.some(([, valor]) => typeof valor !== 'string')) throw errorFirma();
  return Object.fromEntries(textos) as Record<Campo, string> & { firma: string };
};

/** HMAC-SHA256 over every part of the permission, each as the text that travels. `secreto` is asked for each time. */
export const firmasHmac = (secreto: () => Promise<string>): Firmas => {
  const sellar = async (textos: Readonly<Record<Campo, string>>): Promise<string> =>
    createHmac('sha256', await secreto())
      .update(JSON.stringify(CAMPOS.map((campo) => textos[campo])))
      .digest('hex');
  return {
    firmar: async (permiso: PermisoFirmado) => {
      const textos = Object.fromEntries(CAMPOS.map((campo) => [campo, String(permiso[campo])])) as Record<
        Campo,
        string
      >;
      return new URLSearchParams({ ...textos, firma: await sellar(textos) }).toString();
    },
    leer: async (consulta) => {
      const { firma, ...textos } = leerTextos(consulta);
      const [dada, esperada] = [Buffer.from(firma), Buffer.from(await sellar(textos))];
      if (dada.length !== esperada.length || !timingSafeEqual(dada, esperada)) throw errorFirma();
      return {
        ...textos,
        metodo: textos.metodo as MetodoFirmado,
        siExiste: textos.siExiste as PermisoFirmado['siExiste'],
        rol: textos.rol as PermisoFirmado['rol'],
        maximo: Number(textos.maximo),
        expira: Number(textos.expira),
      };
    },
  };
};
