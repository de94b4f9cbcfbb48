import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { RichText } from './RichText.tsx';

const meta = preview.meta({
  title: 'Primitives/RichText',
  component: RichText,
  args: {
    children: (
      <>
        <p>粒の大きさをそろえ、水はけと水もちを両立した土です。</p>
        <h3>お取り扱い</h3>
        <p>植え替えの時期には、次のものをご用意ください。</p>
        <ul>
          <li>ひと回り大きな鉢</li>
          <li>鉢底石と鉢底ネット</li>
        </ul>
        <h3>保管</h3>
        <ol>
          <li>口をしっかり閉じます。</li>
          <li>
            乾いた場所に置きます。くわしくは<a href="#soil">土の選び方</a>をご覧ください。
          </li>
        </ol>
        <dl>
          <dt>内容量</dt>
          <dd>14L</dd>
        </dl>
      </>
    ),
  },
});

/** Text after a heading is closer to it than the heading to the text above. */
export const Written = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(RichText, {
    children: (
      <>
        <p>A soil of evenly sized grains, which drains well and still holds water.</p>
        <h3>How to use it</h3>
        <p>When you repot a plant, have these at hand.</p>
        <ul>
          <li>A pot one size larger</li>
          <li>Gravel and a net for the bottom of the pot</li>
        </ul>
        <h3>Storage</h3>
        <ol>
          <li>Close the bag firmly.</li>
          <li>
            Keep it in a dry place. See <a href="#soil">How to choose soil</a>.
          </li>
        </ol>
        <dl>
          <dt>Contents</dt>
          <dd>14 L</dd>
        </dl>
      </>
    ),
  }),
});
