import type { ConfiguracionDelServidor } from '@/server/arranque/leer-entorno';

/** Where the data and the files are, as the composition asks for it. */
export const ubicacionDe = ({
  urlBaseDatos,
  carpetaDatos,
  s3,
  releer,
}: Pick<ConfiguracionDelServidor, 'urlBaseDatos' | 'carpetaDatos' | 's3' | 'releer'>) => ({
  url: urlBaseDatos,
  releerUrl: () => releer('DATABASE_URL'),
  carpeta: carpetaDatos,
  s3: s3 && {
    ...s3,
    releer: () => ({
      accessKeyId: releer('S3_ACCESS_KEY_ID') ?? s3.accessKeyId,
      secretAccessKey: releer('S3_SECRET_ACCESS_KEY') ?? s3.secretAccessKey,
    }),
  },
});
