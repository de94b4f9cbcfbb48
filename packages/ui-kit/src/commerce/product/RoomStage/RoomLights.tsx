import * as styles from './RoomStage.css.ts';

export interface RoomLightsProps {
  /** Accessible name of the choice */
  label: string;
  options: readonly { id: string; name: string }[];
  selectedId: string;
  onSelect: (id: string) => void;
}

interface RoomLightsPlace {
  /** `below` the image on phones, so that no plant is covered; from tablets on in its corner. @default 'corner' */
  place?: keyof typeof styles.lights;
}

/** The choice of a room's light, at its lower left. */
export function RoomLights(props: RoomLightsProps & RoomLightsPlace) {
  const { label, options, selectedId, onSelect, place = 'corner' } = props;
  return (
    <div className={styles.lights[place]} data-controls="">
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is sent, so there is no form for a fieldset */}
      <div className={styles.lightGroup[place]} role="group" aria-label={label}>
        {options.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.option}
            aria-pressed={id === selectedId}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
