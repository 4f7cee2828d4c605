import { Box } from '@chakra-ui/react/box';
import { Lock } from 'lucide-react';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import {
  grupoDeVariable,
  SIGNIFICADO_VARIABLE,
  type VariableFormato,
} from '@/domain/formatos/variables-formato';
import type { Id } from '@/domain/shared/id';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { Notice } from '@/ui/shared/notice';

const enPalabras = (variables: readonly VariableFormato[]): string =>
  variables.map((variable) => SIGNIFICADO_VARIABLE[variable]).join(', ');

type DondeCompletarProps = { participante: Id; faltantes: readonly VariableFormato[] };

const esDeLaFundacion = (variable: VariableFormato): boolean => grupoDeVariable(variable) === 'fundacion';

/** What is missing of the foundation is written in another screen than what is missing of the person. */
function DondeCompletar({ participante, faltantes }: DondeCompletarProps) {
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      {faltantes.every(esDeLaFundacion) ? null : (
        <BotonEnlace size="sm" to="/participantes" search={{ editar: participante } as never}>
          Completar los datos
        </BotonEnlace>
      )}
      {faltantes.some(esDeLaFundacion) ? (
        <BotonEnlace size="sm" to="/configuracion" search={{ pestana: 'fundacion' } as never}>
          Datos de la fundación
        </BotonEnlace>
      ) : null}
    </Box>
  );
}

type AvisosDocumentoProps = Pick<
  DocumentoPreparado,
  'faltantes' | 'reservadas' | 'advertencias' | 'impedimento'
> & { participante: Id };

/** What to know before printing: what is missing, what is kept back, and what stops it. */
export function AvisosDocumento({ participante, ...documento }: AvisosDocumentoProps) {
  const { faltantes, reservadas, advertencias, impedimento } = documento;
  const esAdministrador = useEsAdministrador();
  const cuantos = faltantes.length === 1 ? 'Falta 1 dato' : `Faltan ${faltantes.length} datos`;
  return (
    <Box className="no-imprimir" display="flex" flexDirection="column" gap="2">
      {impedimento ? (
        <Notice tone="error" role="alert" title="No se puede expedir todavía">
          <p>{impedimento}</p>
        </Notice>
      ) : null}
      {advertencias.map((advertencia) => (
        <Notice key={advertencia} tone="warning">
          {advertencia}
        </Notice>
      ))}
      {faltantes.length > 0 ? (
        <Notice
          tone="warning"
          role="status"
          title={cuantos}
          action={
            esAdministrador ? <DondeCompletar participante={participante} faltantes={faltantes} /> : undefined
          }
        >
          <p>{`${enPalabras(faltantes)}. En el papel queda un renglón para escribirlos a mano.`}</p>
        </Notice>
      ) : null}
      {reservadas.length > 0 ? (
        <Notice tone="info" icon={<Lock />} title="Información reservada">
          <p>
            {`${enPalabras(reservadas)}: se escriben a mano. Solo los llena un administrador, y mientras la autorización de datos esté vigente.`}
          </p>
        </Notice>
      ) : null}
    </Box>
  );
}
