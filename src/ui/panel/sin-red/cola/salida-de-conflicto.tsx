import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { separaAreas } from '@/domain/sedes/ocupacion-sede';
import { formatearFecha } from '@/domain/shared/fechas';
import { type ClaseDeConflicto, conFecha, enDisputa } from '@/domain/sin-red/conflicto';
import { comoCampos, conDatos, datosDe, sobreVersion, versionDe } from '@/domain/sin-red/ordenes-sin-red';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { TextField } from '@/ui/shared/text-field';
import { etiquetaDeCampo, valorEnPalabras } from './palabras-de-cola';
import { SalidaDePago, type SalidaProps } from './salida-de-pago';

type SalidaDeConflictoProps = SalidaProps & {
  clase: ClaseDeConflicto;
  reintentar: () => Promise<void>;
  darPorHecha: () => Promise<void>;
};

/** Both versions side by side, and mine over theirs. */
function DosVersiones({ entrada, rechazo, corregir }: SalidaProps) {
  const actual = comoCampos(rechazo.actual);
  const campos = enDisputa(entrada.orden, rechazo);
  const encima = () => void corregir(sobreVersion(entrada.orden, Number(actual.version), actual));
  return (
    <>
      <Box
        as="table"
        width="full"
        fontSize="sm"
        css={{ '& th, & td': { textAlign: 'start', paddingBlock: '1.5', paddingInlineEnd: '3' } }}
      >
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Lo que hay ahora</th>
            <th scope="col">Lo que usted escribió</th>
          </tr>
        </thead>
        <tbody>
          {campos.map(({ campo, suyo, mio }) => (
            <tr key={campo}>
              <th scope="row">{etiquetaDeCampo(entrada.orden, campo)}</th>
              <td>{valorEnPalabras(entrada.orden, campo, suyo)}</td>
              <td>{valorEnPalabras(entrada.orden, campo, mio)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Button size="sm" variant="solid" onClick={encima}>
        Escribir lo mío encima
      </Button>
    </>
  );
}

function OtraSede({ entrada, corregir }: SalidaProps) {
  const { servicios } = usePanel();
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(servicios));
  const [elegida, setElegida] = useState<string | number>('');
  const { sede_id, area } = datosDe(entrada.orden);
  const opciones = sedes
    .filter(
      (sede) =>
        sede.archivado_en === null && sede.estado !== 'INACTIVA' && String(sede.id) !== String(sede_id),
    )
    // Whose places are told by area needs one, and none was written.
    .filter((sede) => !separaAreas(sede) || Boolean(area))
    .map(({ id, nombre }) => ({ value: id, label: nombre }));
  return (
    <>
      <FormField label="Otra sede">
        {(control) => <SelectInput {...control} value={elegida} onChange={setElegida} options={opciones} />}
      </FormField>
      <Button
        size="sm"
        variant="solid"
        disabled={elegida === ''}
        onClick={() => void corregir(conDatos(entrada.orden, { sede_id: elegida }))}
      >
        Enviar con esta sede
      </Button>
    </>
  );
}

function OtroDocumento({ entrada, corregir }: SalidaProps) {
  const [numero, setNumero] = useState(String(datosDe(entrada.orden).numero_documento ?? ''));
  return (
    <>
      <TextField
        label="Número de documento"
        value={numero}
        onChange={({ target }) => setNumero(target.value)}
      />
      <Button
        size="sm"
        variant="solid"
        disabled={numero.trim() === ''}
        onClick={() => void corregir(conDatos(entrada.orden, { numero_documento: numero.trim() }))}
      >
        Corregir y enviar
      </Button>
    </>
  );
}

function OtraFecha({ entrada, corregir }: SalidaProps) {
  const hoy = useHoy();
  return (
    <Button size="sm" variant="solid" onClick={() => void corregir(conFecha(entrada.orden, hoy))}>
      {`Registrar con fecha de hoy, ${formatearFecha(hoy)}`}
    </Button>
  );
}

/** What can be done about a refusal, besides giving it up. */
export function SalidaDeConflicto({ clase, reintentar, darPorHecha, ...salida }: SalidaDeConflictoProps) {
  const { entrada, rechazo, corregir } = salida;
  const otraVez = (
    <Button size="sm" onClick={() => void reintentar()}>
      Intentar otra vez
    </Button>
  );
  if (clase === 'version' && versionDe(entrada.orden) !== null && rechazo.actual !== null)
    return <DosVersiones {...salida} />;
  if (clase === 'cupo')
    return (
      <>
        <OtraSede {...salida} />
        {otraVez}
      </>
    );
  if (clase === 'duplicado') return <OtroDocumento {...salida} />;
  if (clase === 'mes cerrado') return <OtraFecha {...salida} />;
  if (clase === 'pagada')
    return (
      <>
        <SalidaDePago {...salida} />
        {otraVez}
      </>
    );
  if (clase === 'duda')
    return (
      <>
        <Button size="sm" variant="solid" onClick={() => void darPorHecha()}>
          Ya está registrado
        </Button>
        <Button size="sm" onClick={() => void corregir(entrada.orden)}>
          No está: enviarlo
        </Button>
      </>
    );
  return clase === 'sin dueño' ? null : otraVez;
}
