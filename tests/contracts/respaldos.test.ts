import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LectorDeRespaldo } from '@/application/respaldos/empaque.port';
import { empacarEn } from '@/infrastructure/storage/respaldos/empacar';
import { escribirRespaldo } from '@/infrastructure/storage/respaldos/escribir-respaldo';
import { crearLectorDeRespaldo } from '@/infrastructure/storage/respaldos/leer-partes';
import { contratoEmpaque, type EmpaqueBajoPrueba } from './respaldos/contrato-empaque';

const enCarpeta = (frase: string | undefined) => async (): Promise<EmpaqueBajoPrueba> => {
  const carpeta = mkdtempSync(join(tmpdir(), 'empaque-contrato-'));
  const rutas = new Map<LectorDeRespaldo, string>();
  const lectorDe = (ruta: string): LectorDeRespaldo => {
    const lector = crearLectorDeRespaldo(ruta, { frase });
    rutas.set(lector, ruta);
    return lector;
  };
  const rutaDe = (lector: LectorDeRespaldo): string => rutas.get(lector) ?? '';
  return {
    escribir: async (trabajo) => {
      const nombre = `${rutas.size}.tar.gz`;
      const { ruta } = await escribirRespaldo(
        { carpeta, nombre, frase },
        (salida) => empacarEn(salida, trabajo),
        async () => null,
      );
      return lectorDe(ruta);
    },
    danar: async (lector, cambiar) => {
      const ruta = join(carpeta, `danado-${rutas.size}`);
      writeFileSync(ruta, cambiar(readFileSync(rutaDe(lector))));
      return lectorDe(ruta);
    },
    sinLlave: (lector) =>
      frase === undefined ? null : crearLectorDeRespaldo(rutaDe(lector), { frase: 'otra frase' }),
    cerrar: async () => rmSync(carpeta, { recursive: true, force: true }),
  };
};

contratoEmpaque('tar', enCarpeta(undefined));
contratoEmpaque('tar cifrado', enCarpeta('cinco palabras que nadie adivina'));
