import { Box } from '@chakra-ui/react/box';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { LADO_DE_FOTO } from '@/domain/participantes/fotos/lados-de-foto';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { avisarError, otraVez } from '@/ui/panel/comun/datos/avisar-error';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Avatar } from '@/ui/shared/avatar';
import { Button } from '@/ui/shared/button';
import { FilePickerButton } from '@/ui/shared/file-picker-button';
import { squarePhoto } from '@/ui/shared/shrink-photo';
import { toaster } from '@/ui/shared/toast-store';
import { useFocusWhenGone } from '@/ui/shared/use-focus-when-gone';
import { CLAVE_FOTOS } from '../participantes.queries';

const AFECTADAS_POR_FOTO = [CLAVE_FOTOS, claveDe('actividad')] as const;

const consultaFoto = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...CLAVE_FOTOS, String(id)],
    queryFn: () => servicios.fotos().then((casos) => casos.obtener(id)),
  });

/** The face of the person, for whoever may see it and while they allow it. */
export function FotoParticipante({ participante }: { participante: Participante }) {
  const { servicios } = usePanel();
  const puede = useEsAdministrador() && autorizacionVigente(participante);
  const { data } = useQuery({ ...consultaFoto(servicios, participante.id), enabled: puede });
  const foto = data?.imagen ?? null;
  const refrescar = useRefrescar(AFECTADAS_POR_FOTO);
  const otra = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(foto !== null, () => otra.current);
  const guardar = useMutation({
    networkMode: 'always',
    mutationFn: async (elegida: File | null) => {
      const casos = await servicios.fotos();
      if (!elegida) return casos.quitar(participante.id);
      const [imagen, miniatura] = await Promise.all([
        squarePhoto(elegida, LADO_DE_FOTO.imagen),
        squarePhoto(elegida, LADO_DE_FOTO.miniatura),
      ]).catch(() => {
        throw errorValidacion('No se pudo leer esa imagen. Pruebe con otra, JPG o PNG.');
      });
      return casos.guardar(participante.id, { imagen, miniatura });
    },
    onSuccess: (_, elegida) => {
      toaster.success(elegida ? 'Se guardó la foto' : 'Se quitó la foto');
      void refrescar();
    },
    onError: (error, elegida) =>
      avisarError(error, 'No se pudo guardar la foto', ...otraVez(error, () => guardar.mutate(elegida))),
  });
  if (!puede) return null;
  // Until it is known whether there is one, nothing offers to put one.
  const puedeEscribir = data !== undefined && participante.archivado_en === null;
  return (
    <Box display="flex" alignItems="center" gap="3" className="no-imprimir">
      <Avatar name={participante.nombre} photoUrl={foto} size="lg" />
      {puedeEscribir ? (
        <FilePickerButton
          ref={otra}
          size="sm"
          icon={<Camera />}
          accept="image/*"
          busy={guardar.isPending}
          onFiles={([elegida]) => elegida && guardar.mutate(elegida)}
        >
          {foto ? 'Cambiar foto' : 'Foto'}
        </FilePickerButton>
      ) : null}
      {foto && puedeEscribir ? (
        <Button size="sm" variant="ghost" onClick={() => guardar.mutate(null)}>
          Quitar foto
        </Button>
      ) : null}
    </Box>
  );
}
