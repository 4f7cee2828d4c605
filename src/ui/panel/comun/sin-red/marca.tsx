import { Box } from '@chakra-ui/react/box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudUpload, RefreshCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Id } from '@/domain/shared/id';
import type { CambioAjeno } from '@/domain/sin-red/cambios-de-copia';
import { claveDeMarca, type RegistroMarcado } from '@/domain/sin-red/marcas-de-cola';
import { HaceCuanto } from '@/ui/panel/comun/datos/editado-por';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAjenos, consultaMarcas, verAjenos } from './marcas.queries';
import { consultaCola } from './use-cola';
import { useSinRed } from './use-sin-red';

type MarcaDeRegistroProps = {
  que: RegistroMarcado;
  id: Id;
  /** In its own record, where reading it is seeing it. */
  enFicha?: boolean;
};

const ICONO = 14;

type LineaProps = { color: string; icono: ReactNode; children: ReactNode };

/** As high as the text beside it: a row that gets one stays where it is. */
function Linea({ color, icono, children }: LineaProps) {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="1"
      verticalAlign="bottom"
      lineHeight="inherit"
      color={color}
      fontWeight="medium"
      whiteSpace="nowrap"
    >
      {icono}
      <span>{children}</span>
    </Box>
  );
}

/** Read in its own record it was seen, once the person leaves it. */
function VistoAlSalir({ ajeno }: { ajeno: CambioAjeno }) {
  const cliente = useQueryClient();
  const salida = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(salida.current);
    return () => {
      // A task later it is known that the record closed, and is not only being mounted again.
      salida.current = setTimeout(() => verAjenos(cliente, ajeno));
    };
  }, [cliente, ajeno]);
  return null;
}

const useAjeno = (que: RegistroMarcado, id: MarcaDeRegistroProps['id']): CambioAjeno | undefined =>
  useQuery(consultaAjenos).data.find((uno) => uno.que === que && String(uno.id) === String(id));

function Ajeno({ ajeno }: { ajeno: CambioAjeno }) {
  const { cuando, quien } = ajeno;
  return (
    <span title={quien === null ? undefined : `Lo cambió ${quien} mientras usted no tenía red`}>
      <Linea color="info.tintFg" icono={<RefreshCw size={ICONO} aria-hidden />}>
        Cambió {cuando === null ? null : <HaceCuanto instante={cuando} />}
      </Linea>
    </span>
  );
}

/** Beside a record: that something of it waits on this device, or that somebody else changed it meanwhile. */
export function Marca({ que, id, enFicha = false }: MarcaDeRegistroProps) {
  const { servicios } = usePanel();
  const { data: espera } = useQuery(consultaCola(servicios));
  const trabajo = useSinRed();
  const { data: marcas } = useQuery(consultaMarcas(trabajo, espera?.cola, espera?.entradas));
  const ajeno = useAjeno(que, id);
  const marca = marcas?.get(claveDeMarca(que, id));
  return (
    <>
      {marca === 'por decidir' ? (
        <Linea color="warning.tintFg" icono={<TriangleAlert size={ICONO} aria-hidden />}>
          Por decidir
        </Linea>
      ) : null}
      {marca === 'por enviar' ? (
        <Linea color="fg" icono={<CloudUpload size={ICONO} aria-hidden />}>
          Por enviar
        </Linea>
      ) : null}
      {ajeno ? <Ajeno ajeno={ajeno} /> : null}
      {ajeno && enFicha ? <VistoAlSalir ajeno={ajeno} /> : null}
    </>
  );
}
