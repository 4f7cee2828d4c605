import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { FileLock2, FileSignature, ReceiptText, UserPlus } from 'lucide-react';
import { papelesQueFaltan } from '@/domain/formatos/papeles-de-ingreso';
import { seLeCobra } from '@/domain/participantes/criterios-participantes';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { periodoDe } from '@/domain/shared/fechas';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { ALLI_Y_DE_VUELTA } from '@/ui/panel/comun/url/alli-y-de-vuelta';
import { Button } from '@/ui/shared/button';
import type { ManejadoresParticipante } from '../acciones-participante';
import { consultaEstadoDeCuenta, consultaPapeles } from '../ficha.queries';
import { ID_PAPELES } from './seccion-papeles';

/** What is known to be missing; what has not come yet is not said to be. */
const useFaltantes = (p: Participante) => {
  const { servicios } = usePanel();
  const mes = periodoDe(useHoy());
  const { data: acudientes } = useQuery(consultaAcudientesDe(servicios, p.id));
  const { data: cuenta } = useQuery(consultaEstadoDeCuenta(servicios, p.id));
  const { data: papeles } = useQuery(consultaPapeles(servicios, p.id));
  const tieneElMes = cuenta?.datos.some(
    ({ periodo, concepto, estado }) => periodo === mes && concepto === 'MENSUALIDAD' && estado !== 'ANULADA',
  );
  return {
    acudiente: acudientes?.length === 0,
    autorizacion: !autorizacionVigente(p),
    mensualidad: tieneElMes === false && seLeCobra(p, mes),
    papeles: papelesQueFaltan(papeles ?? []).length,
  };
};

type LoQueFaltaProps = { participante: Participante; hacer: Pick<ManejadoresParticipante, 'autorizar'> };

const irALosPapeles = () => {
  const seccion = document.getElementById(ID_PAPELES);
  seccion?.scrollIntoView({ block: 'start' });
  seccion?.querySelector('button')?.focus({ preventScroll: true });
};

/** After an admission, and until it is done: each thing that is missing, one tap away. */
export function LoQueFalta({ participante, hacer }: LoQueFaltaProps) {
  const { acudiente, autorizacion, mensualidad, papeles } = useFaltantes(participante);
  if (participante.estado === 'EGRESADO' || participante.archivado_en !== null) return null;
  if (!acudiente && !autorizacion && !mensualidad && papeles === 0) return null;
  return (
    <Box as="section" aria-label="Lo que falta" className="no-imprimir" marginBottom="4">
      <Box as="p" textStyle="ayuda" marginBottom="1.5">
        Falta
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        {acudiente ? (
          <BotonEnlace
            to="/acudientes"
            search={{ participante: participante.id, nuevo: true }}
            state={ALLI_Y_DE_VUELTA}
            size="sm"
          >
            <UserPlus aria-hidden />
            Acudiente
          </BotonEnlace>
        ) : null}
        {autorizacion ? (
          <Button size="sm" icon={<FileLock2 />} onClick={() => hacer.autorizar(participante)}>
            Autorización de datos
          </Button>
        ) : null}
        {mensualidad ? (
          <BotonEnlace
            to="/financiero"
            search={{ participante_id: participante.id, nuevo: true }}
            state={ALLI_Y_DE_VUELTA}
            size="sm"
          >
            <ReceiptText aria-hidden />
            Mensualidad de este mes
          </BotonEnlace>
        ) : null}
        {papeles > 0 ? (
          <Button size="sm" icon={<FileSignature />} onClick={irALosPapeles}>
            {papeles === 1 ? '1 papel firmado' : `${papeles} papeles firmados`}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
