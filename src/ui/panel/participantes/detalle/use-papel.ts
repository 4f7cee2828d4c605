import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PapelRecibido } from '@/domain/formatos/papel-recibido';
import type { PapelDeIngreso } from '@/domain/formatos/papeles-de-ingreso';
import { carpetaDeParticipante } from '@/domain/shared/carpeta-de-participante';
import { type CodigoError, esErrorAplicacion, tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';
import { consultaPapeles } from '../ficha.queries';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { comoArchivo, porNombre } from './archivo-de-papel';

export const extensionDe = (nombre: string): string => /\.[^.]+$/.exec(nombre)?.[0].toLowerCase() ?? '';

/** Of what is wrong with the file itself: sent again, it would be refused again. */
const NUNCA_LLEGA: readonly CodigoError[] = ['VALIDACION', 'DEMASIADO_GRANDE'];
/** What a paper that is missing has. */
const NO_ESTABA = { version: 0 };

/** Which one is written over, and in which version: of what this screen shows. */
const sobre = (papel: PapelRecibido | null) =>
  papel ? { papel: papel.id, version: papel.version } : NO_ESTABA;

const puedeLlegar = (error: unknown): boolean =>
  !esErrorAplicacion(error) || !NUNCA_LLEGA.includes(error.codigo);

/** What is done with one paper of a person. A photo that could not be sent stays here, to be sent again. */
export const usePapel = (participante: Id, { codigo, nombre, recibido }: PapelDeIngreso) => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  /** Of the file, from 0 to 1. */
  const [avance, setAvance] = useState(0);
  /** The photos of each file that was made here: another page goes after them, while it is the one that is stored. */
  const [hechos, setHechos] = useState<Readonly<Record<string, readonly File[]>>>({});
  const fotos = hechos[recibido?.archivo ?? ''] ?? [];

  const visto = sobre(recibido);
  const guardar = async (datos: object) =>
    (await servicios.formatos()).recibirPapel(participante, codigo, datos);
  const subir = async (contenido: File): Promise<string> => {
    const name = `${codigo}${extensionDe(contenido.name)}`;
    const archivo = { name, size: contenido.size, type: contenido.type, contenido };
    const casos = await servicios.archivos();
    // One that arrived although its answer was lost is found there, and not sent twice.
    const opciones = { avance: setAvance, siExiste: 'CONSERVAR_AMBAS', yaEnviado: true } as const;
    return casos.subir(carpetaDeParticipante(participante), archivo, opciones);
  };

  /** What the service answered is on the screen before the list comes again: the next write is over it. */
  const quedo = (ahora: PapelRecibido | null): void => {
    cliente.setQueryData(consultaPapeles(servicios, participante).queryKey, (lista) =>
      lista?.map((papel) => (papel.codigo === codigo ? { ...papel, recibido: ahora } : papel)),
    );
    void refrescar();
  };

  /** As it was before the last thing done with it, unless somebody did another since: `quedado` is what that left. */
  const volverA = ({ fecha, archivo }: PapelRecibido, quedado: PapelRecibido | null): void =>
    void guardar({ fecha, archivo, ...sobre(quedado) }).then(quedo, (error: unknown) => {
      avisarError(error, `No se pudo deshacer: ${nombre}`);
      void refrescar();
    });

  const recepcion = useMutation({
    networkMode: 'always',
    mutationFn: async (elegidos: readonly File[]) => {
      setAvance(0);
      if (elegidos.length === 0) return guardar(visto);
      const { contenido, fotos: suyas } = await comoArchivo(elegidos);
      const archivo = await subir(contenido);
      const ahora = await guardar({ archivo, ...visto });
      setHechos((antes) => ({ ...antes, [archivo]: suyas }));
      return ahora;
    },
    onSuccess: (ahora, elegidos) => {
      const cambiado = recibido?.archivo && recibido.archivo !== ahora.archivo ? recibido : null;
      const otraPagina = fotos.length > 0 && fotos.every((foto) => elegidos.includes(foto));
      const paginas = elegidos.length > 1 ? `, ${elegidos.length} páginas` : '';
      if (!cambiado) toaster.success(`${nombre}: recibido${paginas}`);
      else
        toaster.success(
          otraPagina
            ? `${nombre}: ya son ${elegidos.length} páginas, en un solo archivo`
            : `${nombre}: se cambió el archivo. El anterior sigue en su carpeta, en Biblioteca`,
          { label: 'Deshacer', onClick: () => volverA(cambiado, ahora) },
        );
      quedo(ahora);
    },
    // What another person left is shown before it is sent again.
    onError: (error) => {
      if (tieneCodigo(error, 'VERSION_OBSOLETA')) void refrescar();
    },
  });

  const quitar = async (): Promise<void> => {
    if (!recibido) return;
    try {
      // A service that keeps no versions has 0: nothing to say to it.
      await (await servicios.formatos()).retirarPapel(participante, codigo, visto.version ? visto : {});
      quedo(null);
      toaster.success(`${nombre}: ya no está recibido`, {
        label: 'Deshacer',
        onClick: () => volverA(recibido, null),
      });
    } catch (error) {
      avisarError(error, `No se pudo quitar: ${nombre}`);
      void refrescar();
    }
  };

  return {
    /** Without any file, only that it is here. */
    recibir: (elegidos: readonly File[]) => recepcion.mutate(porNombre(elegidos)),
    /** `null` when what is stored was not made here. */
    agregar:
      fotos.length > 0 ? (mas: readonly File[]) => recepcion.mutate([...fotos, ...porNombre(mas)]) : null,
    reintentar: () => recepcion.mutate(recepcion.variables ?? []),
    recibiendo: recepcion.isPending,
    /** Only this page has it: a phone does not always keep what its camera took for a page. */
    porLlegar:
      (recepcion.variables ?? []).length > 0 &&
      (recepcion.isPending || (recepcion.isError && puedeLlegar(recepcion.error))),
    avance,
    error: recepcion.error,
    quitar: () => void quitar(),
  };
};
