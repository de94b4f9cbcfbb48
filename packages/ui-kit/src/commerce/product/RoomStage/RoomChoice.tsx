import * as styles from './RoomStage.css.ts';

export interface RoomChoiceProps {
  /** Accessible name of the choice */
  label: string;
  options: readonly { id: string; name: string }[];
  selectedId: string;
  onSelect: (id: string) => void;
}

interface RoomChoicePlace {
  /** `below` the image on phones, so that no plant is covered; from tablets on in its corner. `end`: a row at its lower right. @default 'corner' */
  place?: keyof typeof styles.choice;
}

/** A choice in a room, by default at its lower left: of its light, or of the age of its plant. */
export function RoomChoice(props: RoomChoiceProps & RoomChoicePlace) {
  const { label, options, selectedId, onSelect, place = 'corner' } = props;
  return (
    <div className={styles.choice[place]} data-controls="">
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is sent, so there is no form for a fieldset */}
      <div className={styles.choiceGroup[place]} role="group" aria-label={label}>
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
