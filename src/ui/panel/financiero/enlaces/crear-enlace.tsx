import { Box } from '@chakra-ui/react/box';
import { Copy, Link } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { orden } from '@/application/servicios/orden';
import type { EnlaceCreado } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import { fechaEnBogota, formatearFecha } from '@/domain/shared/fechas';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { useFundacion } from '@/ui/panel/comun/panel/use-fundacion';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { BotonesWhatsApp, Mensaje } from '../cuenta/mensaje-whatsapp';
import { AFECTADAS_POR_ENLACE } from './enlaces.queries';

export interface PagadorConEnlace {
  clave: string;
  nombre: string;
  telefono: string | null;
}

/** What the message says of the link. */
export type Redactar = (enlace: {
  fundacion: string;
  pagador: string;
  direccion: string;
  expira_en: string;
}) => string;

type CrearEnlaceProps = {
  pagador: PagadorConEnlace;
  /** What they owe: a message that collects has hours. */
  saldo: number;
  redactar: Redactar;
};

/** Makes a link and shows it, to be copied or sent: it is told this once. */
export function CrearEnlace({ pagador, saldo, redactar }: CrearEnlaceProps) {
  const refrescar = useRefrescar(AFECTADAS_POR_ENLACE);
  const [creado, setCreado] = useState<EnlaceCreado | null>(null);
  const { enviar, guardando } = useEscritura<null, EnlaceCreado>({
    nombre: `enlace:${pagador.clave}`,
    que: () => `Enlace de cuenta para ${pagador.nombre}`,
    hacer: (_, clave) => orden('enlacesDeCuenta', 'crear', pagador.clave, { clave }),
    alHacer: (hecho) => {
      setCreado(hecho);
      void refrescar();
    },
    alRechazar: (error) => avisarError(error, 'Error al crear el enlace'),
    alDudar: () => undefined,
  });
  if (creado) return <Creado creado={creado} pagador={pagador} saldo={saldo} redactar={redactar} />;
  return (
    <Button
      icon={<Link />}
      alignSelf="flex-start"
      busy={guardando}
      busyText="Creando..."
      onClick={() => enviar(null)}
    >
      Crear enlace
    </Button>
  );
}

function Creado({
  creado: { direccion, enlace },
  pagador,
  saldo,
  redactar,
}: CrearEnlaceProps & { creado: EnlaceCreado }) {
  const { portapapeles } = usePanel().servicios;
  const fundacion = useFundacion();
  // On a phone the list grows above it and the button that was pressed goes: what was made stayed below what is seen.
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => caja.current?.focus(), []);
  if (!direccion.startsWith('http')) {
    return (
      <Box ref={caja} role="group" aria-label="Enlace creado" tabIndex={-1} borderRadius="control">
        <Notice tone="info" role="status" title="Enlace creado">
          La página que abre la familia la sirve el servidor: en la demostración no hay una dirección que
          enviar.
        </Notice>
      </Box>
    );
  }
  const copiar = () =>
    portapapeles.copiar(direccion).then(
      () => toaster.success('Enlace copiado'),
      () => toaster.warning('No se pudo copiar: seleccione el enlace'),
    );
  const texto = redactar({
    fundacion: fundacion?.nombre ?? 'La fundación',
    pagador: pagador.nombre,
    direccion,
    expira_en: enlace.expira_en,
  });
  const { telefono } = pagador;
  return (
    <Box
      ref={caja}
      role="group"
      aria-label="Enlace creado"
      tabIndex={-1}
      display="flex"
      flexDirection="column"
      gap="3"
      borderRadius="control"
    >
      <Notice tone="success" role="status" title="Enlace creado">
        {`Sirve hasta el ${formatearFecha(fechaEnBogota(new Date(enlace.expira_en)))}. Cópielo o envíelo ahora: no se vuelve a mostrar.`}
      </Notice>
      <Mensaje texto={texto} />
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button icon={<Copy />} onClick={() => void copiar()}>
          Copiar enlace
        </Button>
        <BotonesWhatsApp personas={telefono ? [{ ...pagador, telefono }] : []} texto={texto} saldo={saldo} />
      </Box>
    </Box>
  );
}
