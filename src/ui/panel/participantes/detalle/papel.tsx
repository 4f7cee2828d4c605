import { Box } from '@chakra-ui/react/box';
import { Camera, Check, CircleCheck, CircleDashed, Eye, FilePlus, ImageUp, Undo2 } from 'lucide-react';
import type { PapelDeIngreso } from '@/domain/formatos/papeles-de-ingreso';
import { pareceCaida } from '@/domain/shared/errores/error-transporte';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { ArchivoGuardado } from '@/ui/panel/comun/archivos/use-descarga';
import { explicarError } from '@/ui/panel/comun/datos/explicar-error';
import { GuardaSalida } from '@/ui/panel/comun/formulario/guarda-salida';
import { Button } from '@/ui/shared/button';
import { FilePickerButton } from '@/ui/shared/file-picker-button';
import { extensionDe, usePapel } from './use-papel';

type PapelProps = {
  papel: PapelDeIngreso;
  participante: Id;
  puedeEscribir: boolean;
  onVer: (archivo: ArchivoGuardado) => void;
};

const FOTO_O_PDF = 'image/*,application/pdf';

const enFrase = ({ recibido }: PapelDeIngreso): string => {
  if (!recibido) return 'Falta';
  const quien = recibido.creado_por ? ` · ${recibido.creado_por}` : '';
  return `Recibido el ${formatearFecha(recibido.fecha)}${quien}`;
};

/** What is true of the paper when the last thing done with it failed. */
const sinCambio = ({ recibido }: PapelDeIngreso): string => {
  if (!recibido) return 'No quedó recibido.';
  return recibido.archivo ? 'No se cambió: sigue el archivo de antes.' : 'Sigue recibido, sin su archivo.';
};

/** A file is never kept to be sent by itself: whoever has no network must know what to do, and that leaving loses it. */
const porQue = (error: unknown): string =>
  pareceCaida(error)
    ? 'No hay conexión, y no se envía solo: deje esta ficha abierta y oprima «Reintentar» cuando vuelva.'
    : explicarError(error).causa;

/** One line of the list: what is known of the paper, and what can be done with it. */
export function Papel({ papel, participante, puedeEscribir, onVer }: PapelProps) {
  const { nombre, recibido } = papel;
  const { recibir, agregar, reintentar, recibiendo, porLlegar, avance, error, quitar } = usePapel(
    participante,
    papel,
  );
  const archivo = recibido?.archivo ?? null;
  const Marca = recibido ? CircleCheck : CircleDashed;
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="3"
      rowGap="1.5"
      paddingBlock="2"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box display="flex" gap="2.5" flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
        <Box as="span" flex="none" paddingTop="0.5" color={recibido ? 'success.tintFg' : 'fg.muted'}>
          <Marca size={18} aria-hidden />
        </Box>
        <div>
          <Box as="p" fontWeight="medium">
            {nombre}
          </Box>
          <Box as="p" textStyle="ayuda" aria-live="polite">
            {recibiendo && avance > 0 ? `Subiendo: ${Math.round(avance * 100)} %` : enFrase(papel)}
          </Box>
          {error ? (
            <Box as="p" role="alert" color="error.fg" fontSize="sm">
              {`${sinCambio(papel)} ${porQue(error)}`}
            </Box>
          ) : null}
        </div>
      </Box>
      {porLlegar ? (
        <GuardaSalida
          hayCambios
          palabras={{
            title: '¿Salir antes de que llegue?',
            stay: 'Seguir aquí',
            leave: 'Salir de todos modos',
            text: `Lo que eligió de «${nombre}» no ha quedado guardado. Si era una foto de la cámara, puede perderse.`,
          }}
        />
      ) : null}
      {puedeEscribir ? (
        <Box display="flex" flexWrap="wrap" gap="2">
          {error && !recibiendo ? (
            <Button size="sm" aria-label={`Reintentar: ${nombre}`} onClick={reintentar}>
              Reintentar
            </Button>
          ) : null}
          {archivo ? (
            <Button
              size="sm"
              variant="ghost"
              icon={<Eye />}
              aria-label={`Ver ${nombre}`}
              onClick={() => onVer({ ruta: archivo, nombre: `${nombre}${extensionDe(archivo)}` })}
            >
              Ver
            </Button>
          ) : null}
          {archivo ? null : (
            <FilePickerButton
              size="sm"
              icon={<Camera />}
              accept={FOTO_O_PDF}
              busy={recibiendo}
              aria-label={`Foto o archivo de ${nombre}`}
              multiple
              onFiles={recibir}
            >
              Foto o archivo
            </FilePickerButton>
          )}
          {archivo && agregar ? (
            <FilePickerButton
              size="sm"
              variant="ghost"
              icon={<FilePlus />}
              accept="image/*"
              busy={recibiendo}
              aria-label={`Otra página de ${nombre}`}
              multiple
              onFiles={agregar}
            >
              Otra página
            </FilePickerButton>
          ) : null}
          {recibido ? (
            <>
              {archivo ? (
                <FilePickerButton
                  size="sm"
                  variant="ghost"
                  icon={<ImageUp />}
                  accept={FOTO_O_PDF}
                  busy={recibiendo}
                  aria-label={`Cambiar el archivo de ${nombre}`}
                  multiple
                  onFiles={recibir}
                >
                  Cambiar
                </FilePickerButton>
              ) : null}
              <Button
                size="sm"
                variant="ghost"
                icon={<Undo2 />}
                aria-label={`Quitar ${nombre}`}
                onClick={quitar}
              >
                Quitar
              </Button>
            </>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              icon={<Check />}
              busy={recibiendo}
              aria-label={`Marcar recibido: ${nombre}`}
              onClick={() => recibir([])}
            >
              Recibido
            </Button>
          )}
        </Box>
      ) : null}
    </Box>
  );
}
