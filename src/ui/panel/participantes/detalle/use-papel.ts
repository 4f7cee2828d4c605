import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PapelRecibido } from '@/domain/formatos/papel-recibido';
import type { PapelDeIngreso } from '@/domain/formatos/papeles-de-ingreso';
import { carpetaDeParticipante } from '@/domain/shared/carpeta-de-participante';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { isBrokenPhoto, shrinkPhoto } from '@/ui/shared/shrink-photo';
import { toaster } from '@/ui/shared/toast-store';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';

export const extensionDe = (nombre: string): string => /\.[^.]+$/.exec(nombre)?.[0].toLowerCase() ?? '';

/** What is done with one paper of a person. A photo that could not be sent stays here, to be sent again. */
export const usePapel = (participante: Id, { codigo, nombre, recibido }: PapelDeIngreso) => {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  /** Of the file, from 0 to 1. */
  const [avance, setAvance] = useState(0);

  const guardar = async (datos: object) =>
    (await servicios.formatos()).recibirPapel(participante, codigo, datos);
  const subir = async (elegido: File): Promise<string> => {
    const foto = await shrinkPhoto(elegido);
    // One made again here opens; one that came back as it was may not, and it is the only proof of a signature.
    if (foto === elegido && (await isBrokenPhoto(foto)))
      throw errorValidacion('Esa foto no se puede abrir: tómela otra vez, o súbala en PDF');
    const name = `${codigo}${extensionDe(foto.name)}`;
    const archivo = { name, size: foto.size, type: foto.type, contenido: foto };
    const casos = await servicios.archivos();
    // One that arrived although its answer was lost is found there, and not sent twice.
    const opciones = { avance: setAvance, siExiste: 'CONSERVAR_AMBAS', yaEnviado: true } as const;
    return casos.subir(carpetaDeParticipante(participante), archivo, opciones);
  };

  /** As it was before the last thing done with it. */
  const volverA = ({ fecha, archivo }: Pick<PapelRecibido, 'fecha' | 'archivo'>): void =>
    void guardar({ fecha, archivo })
      .catch((error: unknown) => avisarError(error, `No se pudo deshacer: ${nombre}`))
      .finally(() => void refrescar());

  const recepcion = useMutation({
    networkMode: 'always',
    mutationFn: async (elegido: File | null) => {
      setAvance(0);
      if (elegido) return guardar({ archivo: await subir(elegido) });
      return guardar({});
    },
    onSuccess: (ahora) => {
      const cambiado = recibido?.archivo && recibido.archivo !== ahora.archivo ? recibido : null;
      if (cambiado)
        toaster.success(`${nombre}: se cambió el archivo. El anterior sigue en su carpeta, en Biblioteca`, {
          label: 'Deshacer',
          onClick: () => volverA(cambiado),
        });
      else toaster.success(`${nombre}: recibido`);
      void refrescar();
    },
  });

  const quitar = async (): Promise<void> => {
    if (!recibido) return;
    try {
      await (await servicios.formatos()).retirarPapel(participante, codigo);
      toaster.success(`${nombre}: ya no está recibido`, {
        label: 'Deshacer',
        onClick: () => volverA(recibido),
      });
    } catch (error) {
      avisarError(error, `No se pudo quitar: ${nombre}`);
    }
    void refrescar();
  };

  return {
    recibir: (elegido: File | null) => recepcion.mutate(elegido),
    reintentar: () => recepcion.mutate(recepcion.variables ?? null),
    recibiendo: recepcion.isPending,
    avance,
    error: recepcion.error,
    quitar: () => void quitar(),
  };
};
